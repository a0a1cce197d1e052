import type { BulkSession, Database, Snapshot } from "#server/db/database.ts";
import { requeueUnsettled } from "#server/db/accounts/notices-repository.ts";
import { requeueOpenDeliveries } from "#server/db/accounts/webhook-deliveries-repository.ts";
import {
  countPages,
  emptyTable,
  listMigrations,
  listTables,
  sumUpTable,
  type TableLayout,
  withoutIndexes,
} from "#server/db/table-layout.ts";
import { BackupError, sumRows } from "./backup-format.ts";
import { copyTable, inWholeRows, quoteColumns } from "./copy-table.ts";
import type { OnRows } from "./write-backup.ts";

/**
 * Every row from one database into another, a table at a time and each held against its source by
 * count and checksum. What a move before this one brought over is found there, and stays.
 */
export function moveTables(
  source: Database,
  target: Database,
  onRows: OnRows,
): Promise<{ rows: number; tables: number }> {
  return source.snapshot(async (snapshot) => {
    const here = await listMigrations(snapshot.db);
    if (here.join() !== (await listMigrations(target.db)).join()) {
      throw new BackupError("The two databases were made by different versions.");
    }
    const tables = await listTables(snapshot.db);
    const total = sumRows({ tables });
    let done = 0;
    for (const table of tables) {
      await target.bulk((session) => moveTable(snapshot, session, table));
      onRows((done += table.rows), total);
    }
    await requeueUnsettled(target.db);
    await requeueOpenDeliveries(target.db);
    return { rows: total, tables: tables.length };
  });
}

async function moveTable(
  snapshot: Snapshot,
  { db, copy }: BulkSession,
  table: TableLayout,
): Promise<void> {
  const { name } = table;
  const wanted = await sumUpTable(snapshot.db, name);
  const isSame = async () => {
    const { rows, checksum } = await sumUpTable(db, name);
    return rows === wanted.rows && checksum === wanted.checksum;
  };
  if (await isSame()) return;
  await emptyTable(db, name);
  const columns = quoteColumns(table.columns);
  const pages = await countPages(snapshot.db, name);
  await withoutIndexes(db, [name], async () => {
    for await (const rows of inWholeRows(copyTable(snapshot, table, pages))) {
      await copy(name, columns, rows);
    }
  });
  if (await isSame()) return;
  throw new BackupError(`The rows of ${name} did not arrive as they were. Please run it again.`);
}
