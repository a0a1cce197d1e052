import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import type { Snapshot } from "#server/db/database.ts";
import { countPages, listMigrations, listTables } from "#server/db/table-layout.ts";
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

/** Everything as it is at one moment, while others go on writing. */
export function writeBackup(
  { database, clock, version }: BackupDeps,
  out: Writable,
  onRows: OnRows = () => {},
): Promise<Pick<BackupHeader, "tables">> {
  return database.snapshot(async (snapshot) => {
    const header = {
      version,
      takenAt: clock().toISOString(),
      migrations: await listMigrations(snapshot.db),
      tables: await listTables(snapshot.db),
    };
    // The embedded database waits until this is done, so it is to be done soon.
    const gzip = createGzip({ level: constants.Z_BEST_SPEED });
    await pipeline(dump(snapshot, header, onRows), gzip, out);
    return header;
  });
}

async function* dump(
  snapshot: Snapshot,
  header: Omit<BackupHeader, "format" | "formatVersion">,
  onRows: OnRows,
): AsyncGenerator<Uint8Array | string> {
  const hash = createHash("sha256");
  const total = sumRows(header);
  let done = 0;
  const seal = <T extends Uint8Array | string>(part: T): T => {
    hash.update(part);
    return part;
  };
  yield seal(formatHeader(header));
  for (const table of header.tables) {
    const pages = await countPages(snapshot.db, table.name);
    for await (const rows of copyTable(snapshot, table, pages)) yield seal(rows);
    yield seal(`${END_OF_ROWS}\n`);
    onRows((done += table.rows), total);
  }
  yield formatFooter(hash.digest("hex"));
}
