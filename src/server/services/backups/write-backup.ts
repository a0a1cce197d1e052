import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import {
  countPages,
  listMigrations,
  listTables,
  type TableLayout,
} from "#server/db/table-layout.ts";
import type { ServiceDeps } from "../service-deps.ts";
import {
  type BackupHeader,
  END_OF_ROWS,
  formatFooter,
  formatHeader,
  sumRows,
} from "./backup-format.ts";
import { copyTable } from "./copy-table.ts";

export type BackupDeps = Pick<ServiceDeps, "database" | "clock" | "version">;
export type OnRows = (done: number, total: number) => void;

/** Everything as it is at one moment; the embedded database has no time for others meanwhile. */
export function writeBackup(
  { database, clock, version }: BackupDeps,
  out: Writable,
  onRows: OnRows = () => {},
): Promise<Contents> {
  return database.snapshot(async (snapshot) => {
    const contents = {
      version,
      takenAt: clock().toISOString(),
      migrations: await listMigrations(snapshot.db),
      tables: await listTables(snapshot.db),
    };
    const rowsOf = async function* (table: TableLayout) {
      yield* copyTable(snapshot, table, await countPages(snapshot.db, table.name));
    };
    await writeFile(contents, rowsOf, out, onRows);
    return contents;
  });
}

export type Contents = Omit<BackupHeader, "format" | "formatVersion">;
type RowsOf = (table: TableLayout) => AsyncIterable<Uint8Array>;

export async function writeFile(
  contents: Contents,
  rowsOf: RowsOf,
  out: Writable,
  onRows: OnRows = () => {},
): Promise<void> {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  await pipeline(dump(contents, rowsOf, onRows), gzip, out);
}

async function* dump(
  contents: Contents,
  rowsOf: RowsOf,
  onRows: OnRows,
): AsyncGenerator<Uint8Array | string> {
  const hash = createHash("sha256");
  const total = sumRows(contents);
  let done = 0;
  const seal = <T extends Uint8Array | string>(part: T): T => {
    hash.update(part);
    return part;
  };
  yield seal(formatHeader(contents));
  for (const table of contents.tables) {
    for await (const rows of rowsOf(table)) yield seal(rows);
    yield seal(`${END_OF_ROWS}\n`);
    onRows((done += table.rows), total);
  }
  yield formatFooter(hash.digest("hex"));
}
