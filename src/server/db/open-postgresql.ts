import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import { StartError } from "#server/start-error.ts";
import { type Database, type Db, migrationsFolder } from "./database.ts";

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
    queueOptions: { connectionString: url, max: 4 },
    tend: async () => {},
    close: () => pool.end(),
  };
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
