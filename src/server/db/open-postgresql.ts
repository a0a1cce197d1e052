import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { readdirSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as waitFor } from "node:timers/promises";
import { type ClientBase, type DatabaseError, Pool, type PoolClient } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
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
import { Socket } from "node:net";

const OLDEST_SUPPORTED = 150_000;
/** Any constant: servers that start together migrate one after the other. */
const MIGRATION_LOCK = 4_070_217;

/** Somebody waits for each of these. */
const CONNECT_MS = 10_000;
const STATEMENT_MS = 20_000;
/** A host that is gone says nothing; after so long it is asked whether it is there. */
const KEEP_ALIVE_MS = 10_000;

type PostgresqlOptions = {
  /** How many requests may ask at once; 10 unless stated. */
  poolSize?: number;
  onLost?: (error: Error) => void;
  onConnected?: () => void;
  connectMs?: number;
  /** How long a statement may take, and a dead connection pass for a live one. */
  statementMs?: number;
};

export async function openPostgresql(
  url: string,
  options: PostgresqlOptions = {},
): Promise<Database> {
  const { onLost = () => {}, onConnected = () => {}, poolSize = 10 } = options;
  const { connectMs = CONNECT_MS, statementMs = STATEMENT_MS } = options;
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  const impatient = {
    ...connection,
    query_timeout: statementMs,
    // What we no longer wait for, PostgreSQL is not to do either. Poolers refuse it as a parameter of the connection.
    onConnect: async (client: ClientBase) => {
      await client.query(`set statement_timeout = ${statementMs}`);
    },
    stream: () => createImpatientSocket(statementMs),
  };
  const pool = new Pool({ ...impatient, max: poolSize })
    .on("error", onLost)
    .on("connect", onConnected);
  // For what takes as long as it takes, and nobody waits for.
  const patient = new Pool({ ...connection, max: 2, idleTimeoutMillis: 1000 }).on("error", onLost);
  const close = async () => void (await Promise.all([pool.end(), patient.end()]));
  try {
    await migrateOnce(patient);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    kind: "postgresql",
    db: drizzle({ client: pool }) as unknown as Db,
    unhurried: drizzle({ client: patient }) as unknown as Db,
    bulk: (run) => runBulk(patient, run),
    snapshot: (read) => readSnapshot(patient, read),
    queueOptions: { ...impatient, max: 4 },
    countAccountWrites: null,
    countCatalogueWrites: null,
    tend: async () => {},
    close,
  };
}

function runBulk<T>(pool: Pool, run: (session: BulkSession) => Promise<T>): Promise<T> {
  return runTransaction(pool, "begin", (client) =>
    run({
      db: drizzle({ client }) as unknown as Db,
      copy: (table, columns, rows, options) =>
        pipeline(
          Readable.from([rows]),
          client.query(copyFrom(wordCopy(table, columns, "stdin", options))),
        ),
    }),
  );
}

function readSnapshot<T>(pool: Pool, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return runTransaction(pool, "begin isolation level repeatable read read only", (client) =>
    read({
      db: drizzle({ client }) as unknown as Db,
      copyOut: (query) => client.query(copyTo(`copy (${query}) to stdout`)),
    }),
  );
}

/** The next statement tells. A connection that is lost between two would end the process, were nobody told. */
const ignoreLoss = () => {};

/** On a connection of its own. */
async function runTransaction<T>(
  pool: Pool,
  begin: string,
  run: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  client.on("error", ignoreLoss);
  try {
    await client.query(begin);
    const result = await run(client);
    await client.query("commit");
    client.off("error", ignoreLoss);
    client.release();
    return result;
  } catch (error) {
    // Closing the connection rolls back, whatever state it is in.
    client.release(true);
    throw error;
  }
}

async function migrateOnce(pool: Pool): Promise<void> {
  const client = await pool.connect().catch((cause: Error) => {
    throw new StartError(
      `The database in DATABASE_URL does not answer (${cause.message}). Is PostgreSQL running, and are host, port, name and password right?`,
      { cause },
    );
  });
  try {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    if (Number(rows[0]?.version) < OLDEST_SUPPORTED) {
      throw new StartError(
        "The database in DATABASE_URL is older than PostgreSQL 15, the oldest that Foothold runs on.",
      );
    }
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      const applied = await listApplied(client);
      refuseNewer(applied);
      const isPending = readdirSync(migrationsFolder).some((name) => !applied.includes(name));
      // Servers of the version before may be at work on these tables.
      if (isPending && applied.length > 0) await beginAlone(client);
      await migrate(drizzle({ client }), { migrationsFolder });
    } finally {
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** How long somebody who waits for us may wait: after a second PostgreSQL would look whether we wait for each other. */
const LOCKING_MS = 800;
const LOCK_AGAIN_MS = 200;
const LOCK_PATIENCE_MS = 2 * MINUTE_MS;
/** Locks that did not come in time. */
const LOCKED_OUT = new Set(["55P03", "57014"]);

/**
 * Begins the transaction in which tables are changed, with all tables to itself. Taken one by one as they are
 * changed, locks would sooner or later be waited for in a circle, and PostgreSQL would end a user's call or this start.
 */
async function beginAlone(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    "select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'",
  );
  const endsAt = performance.now() + LOCK_PATIENCE_MS;
  for (;;) {
    await client.query("begin");
    try {
      await client.query(`set local statement_timeout = ${LOCKING_MS}`);
      await client.query(`lock table ${rows[0]?.tables} in access exclusive mode`);
      await client.query("set local statement_timeout = 0");
      return;
    } catch (error) {
      await client.query("rollback");
      if (!LOCKED_OUT.has((error as DatabaseError).code ?? "")) throw error;
      if (performance.now() > endsAt) {
        throw new StartError(
          "The tables can't be changed: something else uses them all the time. Stop the other servers, or a long query or dump, and start again. Nothing was changed.",
          { cause: error },
        );
      }
      await waitFor(LOCK_AGAIN_MS * (1 + Math.random()));
    }
  }
}

async function listApplied(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ exist: boolean }>(APPLIED_MIGRATIONS.exist);
  if (!rows[0]?.exist) return [];
  const applied = await client.query<{ name: string }>(APPLIED_MIGRATIONS.names);
  return applied.rows.map(({ name }) => name);
}

/** A database that says nothing for so long is gone, whatever the connection says. */
function createImpatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    socket.destroy(new Error(`The database went silent for ${silenceMs / 1000} seconds.`));
  });
}
