import { DAY_MS, WEEK_MS } from "#engine/clock/time-units.ts";
import { KEEP_ENTRIES_MS } from "#engine/radar/radar-options.ts";
import {
  deleteExpiredMagicLinks,
  deleteExpiredSessions,
} from "#server/db/accounts/sign-in-repository.ts";
import {
  deleteEndedAssistants,
  deleteExpiredAssistantTokens,
  deleteUnusedClients,
} from "#server/db/accounts/assistants-repository.ts";
import { deleteNoticesBefore } from "#server/db/accounts/notices-repository.ts";
import { deleteEndedWindows } from "#server/db/service-repository.ts";
import { deletePacesBefore } from "#server/db/projects/feed-paces-repository.ts";
import { deleteRadarEntriesBefore } from "#server/db/projects/radar-repository.ts";
import { deleteTicksBefore } from "#server/db/posts/task-ticks-repository.ts";
import { deleteDeliveriesBefore } from "#server/db/accounts/webhooks-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { Job } from "./queue.ts";
import type { Database } from "#server/db/database.ts";
import { purgeDeletedPosts } from "#server/services/posts/delete-post.ts";

/** Far longer than anything is told of twice. */
const KEEP_NOTICES_MS = 90 * DAY_MS;

/** As long as it may be told when it was disconnected, as of a revoked token. */
const KEEP_ENDED_ASSISTANTS_MS = 90 * DAY_MS;

/** A program may introduce itself long before its user answers; later it does so again. */
const KEEP_UNUSED_CLIENTS_MS = 30 * DAY_MS;

/** A log for looking into what went wrong lately. */
const KEEP_DELIVERIES_MS = 30 * DAY_MS;

/** Long enough for whoever travels against the sun. */
const KEEP_TICKS_MS = WEEK_MS;

/** Longer than any pause, and than the hour that is counted. */
const KEEP_PACES_MS = DAY_MS;

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
      await deleteExpiredAssistantTokens(db, new Date(now.getTime() - DAY_MS));
      await deleteEndedAssistants(db, {
        askedBefore: new Date(now.getTime() - DAY_MS),
        endedBefore: new Date(now.getTime() - KEEP_ENDED_ASSISTANTS_MS),
      });
      await deleteUnusedClients(db, new Date(now.getTime() - KEEP_UNUSED_CLIENTS_MS));
      await deleteEndedWindows(db, now);
      await purgeDeletedPosts(deps);
      await deleteNoticesBefore(db, new Date(now.getTime() - KEEP_NOTICES_MS));
      await deleteDeliveriesBefore(db, new Date(now.getTime() - KEEP_DELIVERIES_MS));
      await deleteTicksBefore(db, new Date(now.getTime() - KEEP_TICKS_MS));
      await deletePacesBefore(db, new Date(now.getTime() - KEEP_PACES_MS));
      await deleteRadarEntriesBefore(db, new Date(now.getTime() - KEEP_ENTRIES_MS));
    },
  };
}

export function tendDatabase(database: Database): Job {
  return { name: "tend-database", cron: "23 3 * * *", run: database.tend };
}
