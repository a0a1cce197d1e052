import { sql } from "drizzle-orm";
import { type Db, readRows } from "./database.ts";
import { countPages, listColumns } from "./table-layout.ts";

/** 8 MB: all that is the users' own, until there are thousands of them; the catalogue is larger, and can be loaded again. */
const MOST_PAGES = 1000;

/**
 * Reads every page of the smaller tables, each of which has a checksum: a torn one makes it fail here,
 * and not in the middle of somebody's work.
 */
export async function checkPages(db: Db): Promise<void> {
  for (const { name } of await listColumns(db)) {
    const pages = await countPages(db, name);
    if (pages === 0 || pages > MOST_PAGES) continue;
    // Whole rows, so that no index answers instead of the table.
    await readRows(db, sql`select count(t) from ${sql.identifier(name)} t`);
  }
}
