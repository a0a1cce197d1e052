import type { ServiceDeps } from "../service-deps.ts";

/** For all calls together: about 14 for one community, and proxies give up after a minute. */
const PATIENCE_MS = 40_000;

/** The same for work that a user waits for; a job has more time. */
export function waitForReddit<Deps extends Pick<ServiceDeps, "reddit">>(deps: Deps): Deps {
  return { ...deps, reddit: deps.reddit.until(AbortSignal.timeout(PATIENCE_MS)) };
}
