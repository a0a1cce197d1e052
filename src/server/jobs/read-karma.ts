import type { Logger } from "pino";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import { listUsersToAsk } from "#server/db/accounts/users-repository.ts";
import { RedditError } from "#server/gateways/reddit/reddit-gateway.ts";
import type { Job } from "./queue.ts";
import { fetchKarma, isAboutEveryone, type KarmaDeps } from "#server/services/karma/karma.ts";

/** One request each, of the 100 that Reddit allows a minute. */
const MOST_PER_RUN = 60;
/** Once a day, whichever hour it was before. */
const FRESH_MS = 23 * HOUR_MS;
/** In a row: then it is Reddit that fails, not an account. */
const MOST_FAILURES = 3;

/** Karma and age of the accounts that were named. Whose they are is nobody's business: no name is logged. */
export function readKarma(deps: KarmaDeps, log: Logger): Job {
  return {
    name: "read-karma",
    cron: "11 * * * *",
    run: async () => {
      const now = deps.clock();
      const before = new Date(now.getTime() - FRESH_MS);
      const users = await listUsersToAsk(deps.database.db, { before, now, limit: MOST_PER_RUN });
      let inARow = 0;
      for (const user of users) {
        const failure = await fetchKarma(deps, user).catch(keepRedditError);
        inARow = failure ? inARow + 1 : 0;
        if (!failure) continue;
        const { kind, reason } = failure;
        log.warn({ kind, reason }, "karma could not be read");
        // The rest would fail the same way, and is asked about in an hour.
        if (isAboutEveryone(failure) || inARow === MOST_FAILURES) return;
      }
    },
  };
}

function keepRedditError(error: unknown): RedditError {
  if (error instanceof RedditError) return error;
  throw error;
}
