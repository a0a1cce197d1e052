import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import {
  countPages,
  listMigrations,
  listTables,
  type TableLayout,
  listColumns,
  markPages,
  type PageMark,
  type PageRange,
} from "#server/db/table-layout.ts";
import type { ServiceDeps } from "../service-deps.ts";
import {
  type BackupHeader,
  END_OF_ROWS,
  formatFooter,
  formatHeader,
  sumRows,
} from "./backup-format.ts";
import { copyTable, copyPages } from "./copy-table.ts";
import type { Database, Snapshot } from "#server/db/database.ts";
import { type FileHandle, open, rm } from "node:fs/promises";

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

/** Less than a megabyte: others wait no longer than one such piece takes. */
const PAGES_AT_ONCE = 100;

/**
 * Everything as it is at one moment, while others go on: all tables are read piece by piece with
 * others in between, and then, with the database to itself, only those pieces that changed since.
 * For the embedded database, where one transaction follows the other; PostgreSQL needs no such care.
 */
export async function writeBackupGently(
  deps: BackupDeps,
  spool: RowSpool,
  openFile: () => Writable,
  pagesAtOnce = PAGES_AT_ONCE,
): Promise<void> {
  const divide = (pages: number) => rangesOf(pages, pagesAtOnce);
  const ahead = await readAhead(deps.database, spool, divide);
  const { contents, places } = await deps.database.snapshot((snapshot) =>
    settle(deps, snapshot, spool, divide, ahead),
  );
  const rowsOf = async function* ({ name }: TableLayout) {
    for (const place of places.get(name) ?? []) yield* spool.read(place);
  };
  await writeFile(contents, rowsOf, openFile());
}

type Columns = Omit<TableLayout, "rows">;
type Piece = { mark: PageMark; place: Place };
/** By table and first page. */
type Pieces = Map<string, Piece>;
type Divide = (pages: number) => PageRange[];

async function readAhead(database: Database, spool: RowSpool, divide: Divide): Promise<Pieces> {
  const pieces: Pieces = new Map();
  for (const table of await database.snapshot(({ db }) => listColumns(db))) {
    const pages = await database.snapshot(({ db }) => countPages(db, table.name));
    for (const range of divide(pages)) {
      // Each in a transaction of its own: whoever waits has a turn before the next.
      const piece = await database.snapshot((snapshot) => readPiece(snapshot, spool, table, range));
      pieces.set(keyOf(table, range), piece);
    }
  }
  return pieces;
}

async function settle(
  { clock, version }: BackupDeps,
  snapshot: Snapshot,
  spool: RowSpool,
  divide: Divide,
  ahead: Pieces,
): Promise<{ contents: Contents; places: Map<string, Place[]> }> {
  const { db } = snapshot;
  const places = new Map<string, Place[]>();
  const tables: TableLayout[] = [];
  for (const table of await listColumns(db)) {
    const found: Piece[] = [];
    for (const range of divide(await countPages(db, table.name))) {
      const known = ahead.get(keyOf(table, range));
      const isSame = known && isEqual(known.mark, await markPages(db, table.name, range));
      found.push(isSame ? known : await readPiece(snapshot, spool, table, range));
    }
    places.set(
      table.name,
      found.map(({ place }) => place),
    );
    tables.push({ ...table, rows: found.reduce((sum, { mark }) => sum + mark.rows, 0) });
  }
  const migrations = await listMigrations(db);
  return { contents: { version, takenAt: clock().toISOString(), migrations, tables }, places };
}

async function readPiece(
  snapshot: Snapshot,
  spool: RowSpool,
  table: Columns,
  range: PageRange,
): Promise<Piece> {
  const mark = await markPages(snapshot.db, table.name, range);
  return { mark, place: await spool.add(copyPages(snapshot, table, range)) };
}

function rangesOf(pages: number, pagesAtOnce: number): PageRange[] {
  return Array.from({ length: Math.ceil(pages / pagesAtOnce) }, (_, index) => {
    const from = index * pagesAtOnce;
    return { from, until: from + pagesAtOnce };
  });
}

function keyOf({ name }: Columns, { from }: PageRange): string {
  return `${name} ${from}`;
}

function isEqual(a: PageMark, b: PageMark): boolean {
  return a.rows === b.rows && a.newest === b.newest;
}

/** Where rows lie in the file. */
type Place = { start: number; length: number };

type RowSpool = {
  add: (rows: AsyncIterable<Uint8Array>) => Promise<Place>;
  read: (place: Place) => AsyncIterable<Uint8Array>;
  close: () => Promise<void>;
};

/** Rows on the disk until they are wanted, for memory is short; gone once it is closed. */
export async function openRowSpool(path: string): Promise<RowSpool> {
  const file = await open(path, "wx+", 0o600);
  let end = 0;
  return {
    add: async (rows) => {
      const start = end;
      for await (const part of rows) {
        for (let done = 0; done < part.length;) {
          const { bytesWritten } = await file.write(part, done, part.length - done, end);
          done += bytesWritten;
          end += bytesWritten;
        }
      }
      return { start, length: end - start };
    },
    read: (place) => readPlace(file, place),
    close: async () => {
      await file.close();
      await rm(path, { force: true });
    },
  };
}

const READ_AT_ONCE = 256 * 1024;

async function* readPlace(file: FileHandle, { start, length }: Place): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < length;) {
    const buffer = Buffer.alloc(Math.min(READ_AT_ONCE, length - done));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, start + done);
    if (bytesRead === 0) throw new Error("The rows that were put aside are cut short.");
    done += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
