import type { Logger } from "pino";
import { RedditError } from "#server/gateways/reddit/reddit-gateway.ts";
import { lookAtPosts } from "#server/services/watch/look-at-posts.ts";
import type { WatchDeps } from "#server/services/watch/save-look.ts";
import type { Job } from "./queue.ts";

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
