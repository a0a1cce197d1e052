import { deleteExpiredMagicLinks } from "#server/db/magic-links-repository.ts";
import { deleteNoticesBefore } from "#server/db/notices-repository.ts";
import { deleteEndedWindows } from "#server/db/rate-limits-repository.ts";
import { deleteExpiredSessions } from "#server/db/sessions-repository.ts";
import { deleteTicksBefore } from "#server/db/task-ticks-repository.ts";
import { purgeDeletedPosts } from "#server/services/posts/purge-deleted-posts.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { Job } from "./queue.ts";

/** Far longer than anything is told of twice. */
const KEEP_NOTICES_MS = 90 * 24 * 3_600_000;

/** Long enough for whoever travels against the sun. */
const KEEP_TICKS_MS = 7 * 24 * 3_600_000;

/** What has expired is of no use to anyone, and some of it is personal. */
export function purgeExpired(deps: Pick<ServiceDeps, "database" | "clock">): Job {
  return {
    name: "purge-expired",
    cron: "7 * * * *",
    run: async () => {
      const now = deps.clock();
      // After a long pause there is a lot of it.
      const { unhurried: db } = deps.database;
      await deleteExpiredMagicLinks(db, now);
      await deleteExpiredSessions(db, now);
      await deleteEndedWindows(db, now);
      await purgeDeletedPosts(deps);
      await deleteNoticesBefore(db, new Date(now.getTime() - KEEP_NOTICES_MS));
      await deleteTicksBefore(db, new Date(now.getTime() - KEEP_TICKS_MS));
    },
  };
}
