import { PGlite, type Transaction } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { join } from "node:path";
import { fromPglite } from "pg-boss";
import { closeToOthers } from "#server/data-folder.ts";
import { StartError } from "#server/start-error.ts";
import {
  APPLIED_MIGRATIONS,
  type BulkSession,
  type Database,
  type Db,
  migrationsFolder,
  refuseNewer,
  type Snapshot,
} from "./database.ts";
import { lockFolder } from "./folder-lock.ts";

/** PostgreSQL inside this process, kept in `dataDir/db`: one server at a time. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir);
  const folder = join(dataDir, "db");
  try {
    const database = await openPglite({ dataDir: folder });
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
    };
  } catch (cause) {
    unlock();
    if (cause instanceof StartError) throw cause;
    throw new StartError(
      `The database in ${folder} can't be opened (${describe(cause)}). Does this user own the folder, and is there room on the disk?`,
      { cause },
    );
  }
}

function describe(cause: unknown): string {
  return cause instanceof Error && cause.message ? cause.message : `error ${String(cause)}`;
}

/** In memory, from a migrated copy where one is given. */
export function openInMemory(template?: Blob): Promise<Database> {
  return openPglite({ dataDir: "memory://", ...(template && { loadDataDir: template }) });
}

/** A migrated database with whatever `fill` puts into it. */
export async function dumpTemplate(fill: (database: Database) => Promise<void>): Promise<Blob> {
  const pglite = await createPglite({ dataDir: "memory://" });
  const database = await serve(pglite);
  await fill(database);
  const dump = await pglite.dumpDataDir("none");
  await database.close();
  return dump;
}

type PgliteFolder = { dataDir: string; loadDataDir?: Blob };

/** It shares the memory of the whole server; indexes are even built faster, and smaller, with less. */
const SPARING = ["-c", "shared_buffers=32MB", "-c", "maintenance_work_mem=16MB"];

function createPglite(folder: PgliteFolder): Promise<PGlite> {
  return PGlite.create({
    ...folder,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SPARING],
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
  const db = drizzle({ client: withOwnParsers(pglite) });
  refuseNewer(await listApplied(pglite));
  await migrate(db, { migrationsFolder });
  return {
    kind: "embedded",
    db: db as unknown as Db,
    unhurried: db as unknown as Db,
    bulk: (run) => pglite.transaction((tx) => run(bulkSession(tx))),
    snapshot: (read) => pglite.transaction((tx) => read(snapshotOf(tx))),
    queueOptions: { db: fromPglite(pglite) },
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

function bulkSession(tx: Transaction): BulkSession {
  return {
    db: dbOf(tx),
    copy: async (table, columns, rows) => {
      const blob = new Blob([rows]);
      await tx.query(`copy ${table} (${columns.join(", ")}) from '/dev/blob'`, [], { blob });
    },
  };
}

/** Nobody else writes meanwhile: a transaction has the whole database to itself. */
function snapshotOf(tx: Transaction): Snapshot {
  return {
    db: dbOf(tx),
    async *copyOut(query) {
      const { blob } = await tx.query(`copy (${query}) to '/dev/blob'`);
      if (blob) yield new Uint8Array(await blob.arrayBuffer());
    },
  };
}

function dbOf(tx: Transaction): Db {
  return drizzle({ client: { query: queryWithOwnParsers(tx) } as PGlite }) as unknown as Db;
}

/**
 * drizzle sends its parsers along with every query, and for that PGlite copies its table of all
 * types, which takes as long as a short query itself. Its own parsers serve as well.
 */
function withOwnParsers(pglite: PGlite): PGlite {
  const client = {
    query: queryWithOwnParsers(pglite),
    transaction: <T>(run: (tx: Transaction) => Promise<T>) =>
      pglite.transaction((tx) => run({ ...tx, query: queryWithOwnParsers(tx) })),
  };
  return client as unknown as PGlite;
}

function queryWithOwnParsers(client: Pick<PGlite, "query">): PGlite["query"] {
  return (text, params, options) =>
    client.query(text, params, options?.rowMode ? { rowMode: options.rowMode } : {});
}
