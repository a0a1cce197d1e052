import type { Logger } from "pino";
import { findStaleIds } from "#server/db/subreddits/stale-subreddits-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  isAboutTheSubreddit,
  refreshSubreddit,
} from "#server/services/subreddits/refresh-subreddit.ts";
import type { Job } from "./queue.ts";
import { staleBefore } from "#server/services/subreddits/update-subreddit-data.ts";

/** About 14 calls each, of the 100 that Reddit allows a minute: a run takes a few minutes. */
const MOST_PER_RUN = 20;

/** Keeps what users use fresh. One that Reddit no longer shows leaves the lists and waits for its next week. */
export function refreshSubreddits(
  deps: Pick<ServiceDeps, "database" | "reddit" | "profiles" | "clock">,
  log: Logger,
): Job {
  const { db } = deps.database;
  return {
    name: "refresh-subreddits",
    cron: "*/15 * * * *",
    run: async () => {
      const before = staleBefore(deps.clock());
      for (const id of await findStaleIds(db, { before, limit: MOST_PER_RUN })) {
        try {
          await refreshSubreddit(deps, id);
          log.info({ subreddit: id }, "subreddit refreshed");
        } catch (error) {
          if (!isAboutTheSubreddit(error)) throw error;
          // Anything else is about Reddit or us, and the rest of the list would fail the same way.
          log.warn({ subreddit: id, reason: error.message }, "subreddit could not be refreshed");
        }
      }
    },
  };
}
