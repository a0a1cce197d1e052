import { existsSync } from "node:fs";
import { join } from "node:path";
import { APPLIED_MIGRATIONS } from "./database.ts";
import { LAST_FILE } from "./empty-cluster.ts";
import { Client } from "pg";
import { StartError } from "#server/start/start-error.ts";

export type DatabasePlace = { dataDir: string; databaseUrl: string | null };

/** Whether a server has made its tables there; it makes nothing itself. */
export async function findDatabase({ dataDir, databaseUrl }: DatabasePlace): Promise<boolean> {
  if (!databaseUrl) return existsSync(join(dataDir, "db", LAST_FILE));
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ exist: boolean }>(APPLIED_MIGRATIONS.exist);
    return rows[0]?.exist ?? false;
  });
}

/** In words that may be printed: without the password. */
export function describePlace({ dataDir, databaseUrl }: DatabasePlace): string {
  if (!databaseUrl) return `embedded, in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${decodeURIComponent(pathname.slice(1)) || "the user's own"} on ${host}`;
}

/** Marks a database as the target of a move that is not over yet. */
const MARK = "foothold_move";

/** An empty database becomes the target; one that a move has left half-way stays it. */
export async function claimTarget(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ isMarked: boolean; tables: number }>(
      `select exists (select from pg_namespace where nspname = '${MARK}') as "isMarked",
              (select count(*)::int from pg_class
               where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace) as tables`,
    );
    const [state] = rows;
    if (state?.isMarked) return;
    if (state && state.tables > 0) {
      throw new StartError(
        `That database is not empty: it has ${state.tables} tables. Give an empty one, so that nothing is overwritten.`,
      );
    }
    await client.query(`create schema ${MARK}`);
  });
}

export async function releaseTarget(url: string): Promise<void> {
  await withClient(url, (client) => client.query(`drop schema ${MARK}`));
}

async function withClient<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (cause) {
    throw new StartError(
      `That database does not answer (${(cause as Error).message}). Is PostgreSQL running, and are host, port, name and password right?`,
      { cause },
    );
  }
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
