import type { Readable } from "node:stream";
import { isConnectionLoss } from "#server/connection-loss.ts";
import type { BulkSession } from "#server/db/database.ts";
import { requeueUnsettled } from "#server/db/notices-repository.ts";
import { emptyTables, listMigrations, listTables } from "#server/db/table-layout.ts";
import { countUsers } from "#server/db/users-repository.ts";
import { withoutIndexes } from "#server/db/without-indexes.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { BackupError, type BackupHeader, sumRows } from "./backup-format.ts";
import { quoteColumns } from "./copy-table.ts";
import { readBackup } from "./read-backup.ts";
import type { OnRows } from "./write-backup.ts";

/** All or nothing: until it is done, everyone sees what was there before. */
export function restoreBackup(
  { database }: Pick<ServiceDeps, "database">,
  source: Readable,
  { replaces, onRows = () => {} }: { replaces: boolean; onRows?: OnRows },
): Promise<BackupHeader> {
  const work = database.bulk(async (session) => {
    const parts = readBackup(source);
    const first = await parts.next();
    if (first.done || first.value.kind !== "header") throw new BackupError("This backup is empty.");
    const { header } = first.value;
    await checkTarget(session, header, replaces);
    await emptyTables(session.db);
    const names = header.tables.map(({ name }) => name);
    await withoutIndexes(session.db, names, async () => {
      const total = sumRows(header);
      let done = 0;
      for await (const part of parts) {
        if (part.kind !== "rows") continue;
        await session.copy(part.table.name, quoteColumns(part.table.columns), part.rows);
        onRows((done += part.count), total);
      }
    });
    await checkCounts(session, header);
    await requeueUnsettled(session.db);
    return header;
  });
  return work.catch(explainRefusal);
}

/** Rows that were changed reach the database before the checksum is known to be wrong. */
function explainRefusal(error: unknown): never {
  if (error instanceof BackupError || isConnectionLoss(error)) throw error;
  const { code = "", message } = innermost(error as Error) as NodeJS.ErrnoException;
  if (!SQLSTATE.test(code)) throw error;
  const reason = SQLSTATE_OF_DATA.test(code)
    ? "This backup is damaged: the database does not take its rows"
    : "The database could not do it";
  throw new BackupError(`${reason} (${message}). Nothing was changed.`, { cause: error });
}

const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Values, keys and names that do not fit; other classes are about the database itself. */
const SQLSTATE_OF_DATA = /^(22|23|42)/;

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

async function checkTarget(
  { db }: BulkSession,
  header: BackupHeader,
  replaces: boolean,
): Promise<void> {
  const here = await listMigrations(db);
  if (here.join() !== header.migrations.toSorted().join()) {
    throw new BackupError(
      `This backup was taken by version ${header.version}, whose tables differ from these. Restore it with that version, then upgrade.`,
    );
  }
  const users = await countUsers(db);
  if (users > 0 && !replaces) {
    throw new BackupError(
      `There are ${users} accounts in this database, and a restore would replace them. Say --replace if that is wanted.`,
    );
  }
}

async function checkCounts({ db }: BulkSession, header: BackupHeader): Promise<void> {
  const here = new Map((await listTables(db)).map(({ name, rows }) => [name, rows]));
  for (const { name, rows } of header.tables) {
    if (here.get(name) === rows) continue;
    throw new BackupError(
      `Of ${rows} rows of ${name}, ${here.get(name) ?? 0} arrived. Nothing was changed.`,
    );
  }
}
