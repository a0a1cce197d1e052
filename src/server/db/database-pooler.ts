import type { ClientBase, Pool, PoolClient } from "pg";
import { StartError } from "#server/start/start-error.ts";

/**
 * A pooler in front of PostgreSQL may give each transaction another connection, as PgBouncer does with
 * `pool_mode = transaction`. What a session remembers is then somebody else's at the next statement: statements by
 * name, settings, locks that outlive a transaction, channels that are listened to. So requests keep nothing in
 * sessions there, and what needs one (the queue, migrations, backups, the catalogue) goes past the pooler.
 */
export type AddressSetting = "DATABASE_URL" | "DATABASE_DIRECT_URL";

type Query = (first: unknown, ...rest: unknown[]) => unknown;

/**
 * For `onConnect` of connections to a pooler. Statements lose their names; and because a pooler also answers while the
 * database is away, the database is asked for a sign of life.
 */
export async function forgetNames(client: ClientBase): Promise<void> {
  const query = client.query.bind(client) as Query;
  const nameless: Query = (first, ...rest) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest);
  client.query = nameless as typeof client.query;
  await client.query("select 1");
}

function isNamed(statement: unknown): statement is { name: string } {
  return typeof statement === "object" && statement !== null && "name" in statement;
}

/** Before anything is set on its connections: who else is served by a pooler would meet it. Two are opened for it, and closed. */
export async function refuseSharedSessions(pool: Pool, setting: AddressSetting): Promise<void> {
  const connect = () =>
    pool.connect().catch((cause: Error) => {
      throw new StartError(
        `The database in ${setting} does not answer (${cause.message}). Is PostgreSQL running, and are host, port, name and password right?`,
        { cause },
      );
    });
  const clients = [await connect(), await connect()] as const;
  try {
    if (await haveOwnSessions(...clients)) return;
  } finally {
    for (const client of clients) client.release(true);
  }
  throw new StartError(
    setting === "DATABASE_URL"
      ? "DATABASE_URL leads to a pooler that gives each transaction another connection. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, beside it."
      : "DATABASE_DIRECT_URL leads to a pooler that gives each transaction another connection. It has to be the address of PostgreSQL itself.",
  );
}

/** What serves one of two that are connected does not serve the other, unless somebody stands between. */
async function haveOwnSessions(one: PoolClient, other: PoolClient): Promise<boolean> {
  const first = await nameSession(one);
  await other.query("begin");
  try {
    if ((await nameSession(other)) === first) return false;
    return (await nameSession(one)) === first;
  } finally {
    await other.query("rollback");
  }
}

async function nameSession(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ session: string }>(
    "select pid || ' ' || backend_start as session from pg_stat_activity where pid = pg_backend_pid()",
  );
  return rows[0]?.session ?? "";
}

/** Requests would write into one database, and jobs look into the other. */
export async function refuseOtherDatabase(pool: Pool, direct: Pool): Promise<void> {
  const pooled = await nameDatabase(pool).catch((cause: Error) => {
    throw new StartError(
      `The pooler in DATABASE_URL does not answer (${cause.message}). Is it running, and are host, port, name and password right?`,
      { cause },
    );
  });
  if (pooled === (await nameDatabase(direct))) return;
  throw new StartError(
    "DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Both have to lead to the same one.",
  );
}

async function nameDatabase(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ database: string }>(
    "select current_database() || ' ' || pg_postmaster_start_time() as database",
  );
  return rows[0]?.database ?? "";
}
