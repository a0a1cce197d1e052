import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Pool, type PoolClient } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { StartError } from "#server/start-error.ts";
import {
  type BulkSession,
  type Database,
  type Db,
  migrationsFolder,
  type Snapshot,
} from "./database.ts";

const OLDEST_SUPPORTED = 150_000;
/** Any constant: servers that start together migrate one after the other. */
const MIGRATION_LOCK = 4_070_217;

export async function openPostgresql(
  url: string,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on("error", onIdleError);
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: "postgresql",
    db: drizzle({ client: pool }) as unknown as Db,
    bulk: (run) => runBulk(pool, run),
    snapshot: (read) => readSnapshot(pool, read),
    queueOptions: { connectionString: url, max: 4 },
    tend: async () => {},
    close: () => pool.end(),
  };
}

function runBulk<T>(pool: Pool, run: (session: BulkSession) => Promise<T>): Promise<T> {
  return runTransaction(pool, "begin", (client) =>
    run({
      db: drizzle({ client }) as unknown as Db,
      copy: (table, columns, rows) =>
        pipeline(
          Readable.from([rows]),
          client.query(copyFrom(`copy ${table} (${columns.join(", ")}) from stdin`)),
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

/** On a connection of its own. */
async function runTransaction<T>(
  pool: Pool,
  begin: string,
  run: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await run(client);
    await client.query("commit");
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
      await migrate(drizzle({ client }), { migrationsFolder });
    } finally {
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}
