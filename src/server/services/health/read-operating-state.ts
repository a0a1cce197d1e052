import { setTimeout } from "node:timers/promises";
import { findLoadedCatalogue } from "#server/db/subreddits/catalogue-repository.ts";
import { countUnsettled } from "#server/db/accounts/notices-repository.ts";
import { countQueued, type QueuedJobs } from "#server/db/queue-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";

export type OperatingState = {
  isDatabaseReachable: boolean;
  queue: QueuedJobs[];
  catalogueAgeSeconds: number | null;
  unsentNotices: number | null;
};

const PATIENCE_MS = 2000;
const UNREACHABLE: OperatingState = {
  isDatabaseReachable: false,
  queue: [],
  catalogueAgeSeconds: null,
  unsentNotices: null,
};

/** Never throws: a database that is down is a figure like others. */
export async function readOperatingState(
  deps: Pick<ServiceDeps, "database" | "clock">,
): Promise<OperatingState> {
  return Promise.race([
    read(deps).catch(() => UNREACHABLE),
    setTimeout(PATIENCE_MS, UNREACHABLE, { ref: false }),
  ]);
}

async function read({
  database: { db },
  clock,
}: Pick<ServiceDeps, "database" | "clock">): Promise<OperatingState> {
  const catalogue = await findLoadedCatalogue(db);
  return {
    isDatabaseReachable: true,
    queue: await countQueued(db),
    catalogueAgeSeconds: catalogue && (clock().getTime() - catalogue.loadedAt.getTime()) / 1000,
    unsentNotices: await countUnsettled(db),
  };
}
