import { drizzle } from "drizzle-orm/node-postgres";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ClientBase, Pool, type PoolClient } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { type BulkSession, type Database, type Db, type Snapshot, wordCopy } from "./database.ts";
import { forgetNames, refuseOtherDatabase, refuseSharedSessions } from "./database-pooler.ts";
import { migrateOnce } from "./migrate-postgresql.ts";
import { Socket } from "node:net";

/** Somebody waits for each of these. */
const CONNECT_MS = 10_000;
const STATEMENT_MS = 20_000;
/** A host that is gone says nothing; after so long it is asked whether it is there. */
const KEEP_ALIVE_MS = 10_000;

type PostgresqlOptions = {
  /** PostgreSQL itself, where `url` may lead to a pooler that gives each transaction another connection. */
  directUrl?: string | null;
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
  const { onLost = () => {}, onConnected = () => {}, poolSize = 10, directUrl } = options;
  const { connectMs = CONNECT_MS, statementMs = STATEMENT_MS } = options;
  const connection = {
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  const impatient = {
    ...connection,
    query_timeout: statementMs,
    stream: () => createImpatientSocket(statementMs),
  };
  // What we no longer wait for, PostgreSQL is not to do either. Poolers refuse it as a parameter of the connection.
  const limitStatements = async (client: ClientBase, ms = statementMs) => {
    await client.query(`set statement_timeout = ${ms}`);
  };
  const hurried = { ...impatient, onConnect: (client: ClientBase) => limitStatements(client) };
  const pool = new Pool({
    ...hurried,
    connectionString: url,
    max: poolSize,
    ...(directUrl && { onConnect: forgetNames }),
  })
    .on("error", onLost)
    .on("connect", onConnected);
  // Connections to a pooler outlive those behind it, so what succeeds says that the database is back.
  if (directUrl) pool.on("release", (error) => void (error || onConnected()));
  const direct = { connectionString: directUrl ?? url };
  let hasOwnSessions = false;
  // For what takes as long as it takes, and nobody waits for; operators may have set a limit for everyone.
  const patient = new Pool({
    ...connection,
    ...direct,
    max: 2,
    idleTimeoutMillis: 1000,
    onConnect: async (client) => {
      if (hasOwnSessions) await limitStatements(client, 0);
    },
  }).on("error", onLost);
  const close = async () => void (await Promise.all([pool.end(), patient.end()]));
  try {
    const setting = directUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL";
    await refuseSharedSessions(patient, setting);
    hasOwnSessions = true;
    await migrateOnce(patient, setting);
    if (directUrl) await refuseOtherDatabase(pool, patient);
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
    queueOptions: { ...hurried, ...direct, max: 4 },
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

/** A database that says nothing for so long is gone, whatever the connection says. */
function createImpatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    socket.destroy(new Error(`The database went silent for ${silenceMs / 1000} seconds.`));
  });
}
