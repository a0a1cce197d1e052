import type { Logger } from "pino";
import { RedditError } from "#server/gateways/reddit/reddit-gateway.ts";
import { lookAtPosts, type WatchDeps } from "#server/services/watch/look-at-posts.ts";
import { type FeedWatchDeps, lookByFeed } from "#server/services/watch/look-by-feed.ts";
import type { RadarDeps } from "#server/services/radar/read-radars.ts";
import type { Job } from "./queue.ts";
import { readRadars } from "./read-radars.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import { listUsersToAsk } from "#server/db/accounts/users-repository.ts";
import { fetchKarma, isAboutEveryone, type KarmaDeps } from "#server/services/karma/karma.ts";
import { findStaleIds } from "#server/db/subreddits/stale-subreddits-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  isAboutTheSubreddit,
  refreshSubreddit,
} from "#server/services/subreddits/refresh-subreddit.ts";
import { staleBefore } from "#server/services/subreddits/find-stale.ts";

/** Of what users use: by the installation's own keys, or else by the feed keys of those who gave one. */
export function listRedditJobs(
  deps: WatchDeps & KarmaDeps & FeedWatchDeps & RadarDeps & Pick<ServiceDeps, "profiles">,
  log: Logger,
): Job[] {
  if (!deps.reddit.isConfigured) return [readRadars(deps), watchPostsByFeed(deps)];
  return [
    readRadars(deps),
    refreshSubreddits(deps, log),
    watchPosts(deps, log),
    readKarma(deps, log),
  ];
}

/** Looks at posts after 15 minutes, 24 and 72 hours. While Reddit fails, users are asked as without it. */
export function watchPosts(deps: WatchDeps, log: Logger): Job {
  return {
    name: "watch-posts",
    cron: "*/3 * * * *",
    isFrequent: true,
    run: async () => {
      try {
        const posts = await lookAtPosts(deps);
        if (posts > 0) log.info({ posts }, "posts looked at");
      } catch (error) {
        if (!(error instanceof RedditError)) throw error;
        // The next run comes soon enough, and begins with what is left.
        const { kind, reason } = error;
        log.warn({ kind, reason }, "posts could not be looked at");
      }
    },
  };
}

/** The same with the feed keys of those who gave one, where the installation has no keys of its own. */
export function watchPostsByFeed(deps: FeedWatchDeps): Job {
  return {
    name: "watch-posts-by-feed",
    cron: "*/5 * * * *",
    isFrequent: true,
    run: async () => {
      const posts = await lookByFeed(deps);
      if (posts > 0) deps.logger.info({ posts }, "posts seen in feeds");
    },
  };
}

/** One request each, of the 100 that Reddit allows a minute; in a day's runs 11,520 accounts have their turn. */
const MOST_PER_RUN = 80;
/** Once a day, whichever hour it was before. */
const FRESH_MS = 23 * HOUR_MS;
/** In a row: then it is Reddit that fails, not an account. */
const MOST_FAILURES = 3;

/** Karma and age of the accounts that were named. Whose they are is nobody's business: no name is logged. */
export function readKarma(deps: KarmaDeps, log: Logger): Job {
  return {
    name: "read-karma",
    cron: "1-59/10 * * * *",
    isFrequent: true,
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
        // The rest would fail the same way, and is asked about in the next run.
        if (isAboutEveryone(failure) || inARow === MOST_FAILURES) return;
      }
    },
  };
}

function keepRedditError(error: unknown): RedditError {
  if (error instanceof RedditError) return error;
  throw error;
}

/** About 14 calls each, of the 100 that Reddit allows a minute: a run takes a few minutes. */
const MOST_SUBREDDITS = 20;

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
      for (const id of await findStaleIds(db, { before, limit: MOST_SUBREDDITS })) {
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
