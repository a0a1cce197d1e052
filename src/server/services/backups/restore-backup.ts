import { type Readable, pipeline } from "node:stream";
import { isConnectionLoss } from "#server/start/connection-loss.ts";
import type { BulkSession, Database, Snapshot } from "#server/db/database.ts";
import { requeueUnsettled } from "#server/db/accounts/notices-repository.ts";
import { requeueOpenDeliveries } from "#server/db/accounts/webhooks-repository.ts";
import {
  emptyTables,
  listMigrations,
  listTables,
  withoutIndexes,
  countPages,
  emptyTable,
  sumUpTable,
  type TableLayout,
} from "#server/db/table-layout.ts";
import { countUsers } from "#server/db/accounts/users-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  BackupError,
  type BackupHeader,
  sumRows,
  END_OF_ROWS,
  parseFooter,
  parseHeader,
} from "./backup-format.ts";
import { quoteColumns, copyTable, inWholeRows } from "./copy-table.ts";
import type { OnRows } from "./write-backup.ts";
import { createHash } from "node:crypto";
import { createGunzip } from "node:zlib";

/** All or nothing: until it is done, everyone sees what was there before. */
export function restoreBackup(
  { database }: Pick<ServiceDeps, "database">,
  source: Readable,
  { replaces, onRows = () => {} }: { replaces: boolean; onRows?: OnRows },
): Promise<BackupHeader> {
  const parts = readBackup(source);
  const work = database.bulk(async (session) => {
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
    await requeueOpenDeliveries(session.db);
    return header;
  });
  // What is refused half-way is read no further.
  return work.finally(() => parts.return(undefined)).catch(explainRefusal);
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
  // Where all of it is replaced anyway, it may be too damaged to be counted.
  const users = replaces ? 0 : await countUsers(db);
  if (users > 0) {
    const are = users === 1 ? "is 1 account" : `are ${users} accounts`;
    throw new BackupError(
      `There ${are} in this database, and a restore would replace ${users === 1 ? "it" : "them"}. Say --replace if that is wanted.`,
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

type BackupPart =
  | { kind: "header"; header: BackupHeader }
  | { kind: "rows"; table: BackupHeader["tables"][number]; rows: string; count: number };

const ROWS_AT_ONCE = 5000;

/** Throws at the end of a file that is cut short or changed: whoever reads it must be able to go back. */
async function* readBackup(source: Readable): AsyncGenerator<BackupPart> {
  const hash = createHash("sha256");
  const lines = readLines(source);
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new BackupError("This backup is damaged: it ends too early.");
    return value;
  };
  const sealed = async () => {
    const line = await next();
    hash.update(`${line}\n`);
    return line;
  };

  const header = parseHeader(await sealed());
  yield { kind: "header", header };
  for (const table of header.tables) {
    let batch: string[] = [];
    for (;;) {
      const line = await sealed();
      const isEnd = line === END_OF_ROWS;
      if (!isEnd) batch.push(`${line}\n`);
      if (batch.length > 0 && (isEnd || batch.length === ROWS_AT_ONCE)) {
        yield { kind: "rows", table, rows: batch.join(""), count: batch.length };
        batch = [];
      }
      if (isEnd) break;
    }
  }
  if (parseFooter(await next()) !== hash.digest("hex")) {
    throw new BackupError("This backup is damaged: its content does not match its checksum.");
  }
}

async function* readLines(source: Readable): AsyncGenerator<string, undefined> {
  const text = pipeline(source, createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (cause) {
    if (isOfTheFile(cause)) throw new BackupError(explain(cause), { cause });
    throw cause;
  }
  return undefined;
}

function isOfTheFile(cause: unknown): cause is NodeJS.ErrnoException {
  return (cause as NodeJS.ErrnoException).code?.startsWith("Z_") ?? false;
}

function explain({ code }: NodeJS.ErrnoException): string {
  return code === "Z_BUF_ERROR"
    ? "This backup is damaged: it ends too early."
    : "This file is not a backup of Foothold, or it is damaged.";
}

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
