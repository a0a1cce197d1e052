import { sql } from "drizzle-orm";
import { explainDamage } from "#server/start/damage.ts";
import { StartError } from "#server/start/start-error.ts";
import { type Db, readRows } from "./database.ts";
import { countPages, listColumns } from "./table-layout.ts";

/** 8 MB: all that is the users' own, until there are thousands of them; the catalogue is larger, and can be loaded again. */
const MOST_PAGES = 1000;

/** A server that went on would spread what is broken into its backups. */
export async function refuseDamage(db: Db): Promise<void> {
  await checkPages(db).catch((cause: unknown) => {
    const damage = explainDamage(cause);
    throw damage ? new StartError(damage, { cause }) : cause;
  });
}

/**
 * Reads every row of the smaller tables, whose pages have checksums: a torn one makes it fail here,
 * and not in the middle of somebody's work.
 */
async function checkPages(db: Db): Promise<void> {
  for (const { name } of await listColumns(db)) {
    const pages = await countPages(db, name);
    if (pages === 0 || pages > MOST_PAGES) continue;
    // Whole rows as text, so that no index answers instead of the table, and long values are read as well.
    await readRows(db, sql`select sum(length(t::text)) from ${sql.identifier(name)} t`);
  }
}
