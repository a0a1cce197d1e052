import { setTimeout } from "node:timers/promises";
import type { Health } from "#contract/health.ts";
import { findLoadedCatalogue } from "#server/db/catalogue-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";

const PATIENCE_MS = 2000;

/** Alive even when the database is not: whoever watches sees which part fails. */
export async function getHealth(deps: ServiceDeps): Promise<Health> {
  const answer = await Promise.race([
    findLoadedCatalogue(deps.database.db).then(
      (catalogue) => ({ subreddits: catalogue?.subreddits ?? 0 }),
      () => null,
    ),
    setTimeout(PATIENCE_MS, null, { ref: false }),
  ]);
  return {
    status: answer ? "ok" : "degraded",
    version: deps.version,
    database: { kind: deps.database.kind, reachable: answer !== null },
    catalogue: answer ?? { subreddits: 0 },
  };
}
