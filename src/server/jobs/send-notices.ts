import { type SendDeps, sendNotice } from "#server/services/notices/compose-notice.ts";
import type { Errand, Job } from "./queue.ts";
import { listUnqueued, markQueued } from "#server/db/accounts/notices-repository.ts";
import { decideDigests } from "#server/services/notices/decide-digests.ts";
import { decideLooks } from "#server/services/notices/look-notices.ts";
import { decideSlotReminders } from "#server/services/notices/slot-reminders.ts";

export const SEND_NOTICE = "send-notice";

/** Each message by itself: one that fails keeps no other waiting. */
export function sendNotices(deps: SendDeps): Errand {
  return { name: SEND_NOTICE, run: (noticeId) => sendNotice(deps, noticeId) };
}

const MOST_AT_ONCE = 500;

/**
 * Decides what is due, and hands each message to the queue under its own id: a run that dies half-way
 * is repeated, and the queue takes nothing twice.
 */
export function queueNotices(
  deps: Omit<SendDeps, "appUrl">,
  enqueue: (noticeIds: string[]) => Promise<void>,
): Job {
  const { db } = deps.database;
  return {
    name: "queue-notices",
    cron: "*/2 * * * *",
    isFrequent: true,
    run: async () => {
      // Without a mail server nothing piles up that would go out at once when there is one.
      if (deps.mail.kind === "none") return;
      await decideSlotReminders(deps);
      await decideLooks(deps);
      await decideDigests(deps);
      for (;;) {
        const ids = await listUnqueued(db, MOST_AT_ONCE);
        if (ids.length === 0) return;
        await enqueue(ids);
        await markQueued(db, ids, deps.clock());
      }
    },
  };
}
