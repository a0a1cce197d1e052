import { sql } from "drizzle-orm";
import { setTimeout } from "node:timers/promises";
import type { Health } from "#contract/health.ts";
import type { ServiceDeps } from "../service-deps.ts";

const PATIENCE_MS = 2000;

/** Alive even when the database is not: whoever watches sees which part fails. */
export async function getHealth(deps: ServiceDeps): Promise<Health> {
  const reachable = await Promise.race([
    deps.database.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    setTimeout(PATIENCE_MS, false, { ref: false }),
  ]);
  return {
    status: reachable ? "ok" : "degraded",
    version: deps.version,
    database: { kind: deps.database.kind, reachable },
    catalogue: { subreddits: 0 },
  };
}
