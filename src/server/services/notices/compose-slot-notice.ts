import { checkDraft } from "#engine/checks/check-draft.ts";
import { readDraftAlone } from "#engine/checks/situation.ts";
import { wordChecks } from "#engine/checks/word-checks.ts";
import { composeSlotReminder } from "#engine/mail/compose-slot-reminder.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { writeCalendar } from "#engine/calendar/write-calendar.ts";
import { findPlannedPost, type PlannedPost } from "#server/db/planned-posts-repository.ts";
import { findStoredFor } from "#server/db/subreddits-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import { toCalendarEvent } from "../calendar/to-calendar-event.ts";
import { buildPolicy } from "../policies/build-policy.ts";
import type { ComposedNotice, NoticeDeps } from "./compose-notice.ts";
import { endReminder } from "./unsubscribe.ts";
import { readSlot } from "./slot-name.ts";
import { toRemindedPost } from "./to-reminded-post.ts";

/** The mail server may have been down; after that a reminder would only puzzle. */
const STALE_MS = 3 * 3_600_000;

export async function composeSlotNotice(
  deps: NoticeDeps,
  user: UserRow,
  about: string,
): Promise<ComposedNotice> {
  const { postId, scheduledFor } = readSlot(about);
  const isStale = deps.clock().getTime() - scheduledFor.getTime() > STALE_MS;
  if (isStale || user.reminders !== "at-slot-time") return null;
  const post = await findPlannedPost(deps.database.db, user.id, postId);
  if (post?.scheduledFor?.getTime() !== scheduledFor.getTime()) return null;
  const message = composeSlotReminder({
    post: toRemindedPost(deps, post, scheduledFor),
    checks: await describeChecks(deps, post),
    timezone: user.timezone,
    footer: endReminder(deps, user),
  });
  const calendar = writeCalendar([toCalendarEvent(deps, post, scheduledFor)]);
  return {
    ...message,
    attachments: [
      {
        filename: "foothold-post.ics",
        contentType: "text/calendar; charset=utf-8; method=PUBLISH",
        content: calendar,
      },
    ],
  };
}

async function describeChecks({ database }: NoticeDeps, post: PlannedPost): Promise<string> {
  const stored = (await findStoredFor(database.db, post.userId, [post.subredditId])).get(
    post.subredditId,
  );
  if (!stored) return "Nothing checked: no rules of this community are known";
  const draft = { ...unwrapContent(post), flair: post.flair };
  const policy = buildPolicy(stored);
  return wordChecks(checkDraft(readDraftAlone(draft, policy, post.postType)));
}
