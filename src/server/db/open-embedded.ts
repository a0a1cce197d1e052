import { PGlite, type Transaction } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fromPglite } from "pg-boss";
import { closeToOthers, lockFolder } from "#server/start/data-folder.ts";
import { explainDamage } from "#server/start/damage.ts";
import { explainFullDisk, FIRST_START_MB, FULL_BELOW_MB } from "#server/start/disk-room.ts";
import { StartError } from "#server/start/start-error.ts";
import {
  APPLIED_MIGRATIONS,
  type BulkSession,
  type Database,
  type Db,
  migrationsFolder,
  refuseNewer,
  type Snapshot,
  wordCopy,
} from "./database.ts";
import { LAST_FILE, readEmptyCluster } from "./empty-cluster.ts";

/**
 * PostgreSQL inside this process, kept in `dataDir/db`: one server at a time. A folder without a
 * database begins with the copy that is given, or with an empty one.
 */
export async function openEmbedded(dataDir: string, template?: Blob): Promise<Database> {
  const unlock = lockFolder(dataDir);
  const folder = join(dataDir, "db");
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  // Whoever was killed while unpacking left some of its files, but not the last.
  const isUnpacked = existsSync(join(folder, LAST_FILE));
  try {
    const database = await openPglite({
      dataDir: folder,
      ...(!isUnpacked && { loadDataDir: template ?? readEmptyCluster() }),
    });
    // It sets modes of its own, which the process's mask does not bind.
    closeToOthers(folder);
    return {
      ...database,
      tend: async () => {
        await database.tend();
        closeToOthers(folder);
      },
      close: async () => {
        await database.close();
        closeToOthers(folder);
        unlock();
      },
      ...(isNew && {
        discard: async () => {
          await database.close().catch(() => {});
          empty(folder);
          unlock();
        },
      }),
    };
  } catch (cause) {
    const neededMb = isNew ? FIRST_START_MB : FULL_BELOW_MB;
    const lack = explainFullDisk(cause, { what: "The database", dataDir, neededMb });
    // The next start would find half a database, and could not open it.
    if (isNew) empty(folder);
    unlock();
    if (lack) throw lack;
    if (cause instanceof StartError) throw cause;
    const damage = explainDamage(cause);
    if (damage) throw new StartError(damage, { cause });
    throw new StartError(
      `The database in ${folder} can't be opened (${describe(cause)}). Does this user own the folder, and is there room on the disk? If so, its files are damaged: move the folder away, and bring back your newest backup with npm run tool -- restore FILE --new (or foothold restore FILE --new).`,
      { cause },
    );
  }
}

/** The folder itself may be where a disk is mounted. */
function empty(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

function describe(cause: unknown): string {
  return cause instanceof Error && cause.message ? cause.message : `error ${String(cause)}`;
}

/** In memory, from a migrated copy where one is given. */
export function openInMemory(template = readEmptyCluster()): Promise<Database> {
  return openPglite({ dataDir: "memory://", loadDataDir: template });
}

/** A migrated database with whatever `fill` puts into it. */
export async function dumpTemplate(fill: (database: Database) => Promise<void>): Promise<Blob> {
  const pglite = await createPglite({
    dataDir: "memory://",
    loadDataDir: readEmptyCluster(),
  });
  const database = await serve(pglite);
  await fill(database);
  const dump = await pglite.dumpDataDir("none");
  await database.close();
  return dump;
}

type PgliteFolder = { dataDir: string; loadDataDir?: Blob };

const SETTINGS = [
  // It shares the memory of the whole server; indexes are even built faster, and smaller, with less.
  "shared_buffers=32MB",
  "maintenance_work_mem=16MB",
  // No other server follows its log. What a transaction makes or empties is not written twice, but only to its own file.
  "wal_level=minimal",
  "max_wal_senders=0",
];

function createPglite(folder: PgliteFolder): Promise<PGlite> {
  return PGlite.create({
    ...folder,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ["-c", setting])],
  });
}

async function openPglite(folder: PgliteFolder): Promise<Database> {
  const pglite = await createPglite(folder);
  return serve(pglite).catch(async (error: unknown) => {
    await pglite.close();
    throw error;
  });
}

async function serve(pglite: PGlite): Promise<Database> {
  let accountWrites = 0;
  let catalogueWrites = 0;
  const watch: Watch = (text) => {
    if (isPlainReading(text)) return;
    if (NAMES_ACCOUNTS.test(text)) accountWrites += 1;
    if (NAMES_CATALOGUE.test(text)) catalogueWrites += 1;
  };
  const db = drizzle({ client: withOwnParsers(pglite, watch) });
  refuseNewer(await listApplied(pglite));
  await migrate(db, { migrationsFolder });
  return {
    kind: "embedded",
    db: db as unknown as Db,
    unhurried: db as unknown as Db,
    bulk: (run) => pglite.transaction((tx) => run(bulkSession(tx, watch))),
    snapshot: (read) => pglite.transaction((tx) => read(snapshotOf(tx, watch))),
    queueOptions: { db: fromPglite(pglite) },
    countAccountWrites: () => accountWrites,
    countCatalogueWrites: () => catalogueWrites,
    tend: async () => {
      await pglite.exec("VACUUM ANALYZE");
      await pglite.exec("CHECKPOINT");
    },
    close: () => pglite.close(),
  };
}

async function listApplied(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ exist: boolean }>(APPLIED_MIGRATIONS.exist);
  if (!rows[0]?.exist) return [];
  const applied = await pglite.query<{ name: string }>(APPLIED_MIGRATIONS.names);
  return applied.rows.map(({ name }) => name);
}

function bulkSession(tx: Transaction, watch: Watch): BulkSession {
  return {
    db: dbOf(tx, watch),
    copy: async (table, columns, rows, options) => {
      const blob = new Blob([rows]);
      const text = wordCopy(table, columns, "'/dev/blob'", options);
      watch(text);
      await tx.query(text, [], { blob });
    },
  };
}

/** Nobody else writes meanwhile: a transaction has the whole database to itself. */
function snapshotOf(tx: Transaction, watch: Watch): Snapshot {
  return {
    db: dbOf(tx, watch),
    async *copyOut(query) {
      const { blob } = await tx.query(`copy (${query}) to '/dev/blob'`);
      if (blob) yield new Uint8Array(await blob.arrayBuffer());
    },
  };
}

function dbOf(tx: Transaction, watch: Watch): Db {
  return drizzle({ client: { query: queryWithOwnParsers(tx, watch) } as PGlite }) as unknown as Db;
}

/** Is shown every statement before it is sent. */
type Watch = (text: string) => void;

/** Whatever else names one of the tables below is counted: a write too many only means one more question. */
function isPlainReading(text: string): boolean {
  return /^\s*select\b/i.test(text);
}

const NAMES_ACCOUNTS = /\b(?:users|sessions)\b/i;
const NAMES_CATALOGUE = /\b(?:subreddits|subreddit_facts|subreddit_closures)\b/i;

/**
 * drizzle sends its parsers along with every query, and for that PGlite copies its table of all
 * types, which takes as long as a short query itself. Its own parsers serve as well.
 */
function withOwnParsers(pglite: PGlite, watch: Watch): PGlite {
  const client = {
    query: queryWithOwnParsers(pglite, watch),
    transaction: <T>(run: (tx: Transaction) => Promise<T>) =>
      pglite.transaction((tx) => run({ ...tx, query: queryWithOwnParsers(tx, watch) })),
  };
  return client as unknown as PGlite;
}

function queryWithOwnParsers(client: Pick<PGlite, "query">, watch: Watch): PGlite["query"] {
  return (text, params, options) => {
    watch(text);
    return client.query(text, params, options?.rowMode ? { rowMode: options.rowMode } : {});
  };
}
