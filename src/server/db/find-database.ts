import { existsSync } from "node:fs";
import { join } from "node:path";
import { APPLIED_MIGRATIONS } from "./database.ts";
import { withClient } from "./move-target.ts";

export type DatabasePlace = { dataDir: string; databaseUrl: string | null };

/** Whether a server has made its tables there; it makes nothing itself. */
export async function findDatabase({ dataDir, databaseUrl }: DatabasePlace): Promise<boolean> {
  if (!databaseUrl) return existsSync(join(dataDir, "db", "PG_VERSION"));
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
