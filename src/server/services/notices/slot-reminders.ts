import { readFormat } from "#engine/writer/plan/shape.ts";
import { MINUTE_MS, HOUR_MS } from "#engine/clock/time-units.ts";
import { insertOrReopenNotices } from "#server/db/accounts/notices-repository.ts";
import {
  listDuePosts,
  findPlannedPost,
  type PlannedPost,
} from "#server/db/posts/planned-posts-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { checkDraft } from "#engine/checks/check-draft.ts";
import { readDraftAlone } from "#engine/checks/situation.ts";
import { wordChecks } from "#engine/checks/word-checks.ts";
import { composeSlotReminder } from "#engine/notices/compose-slot-reminder.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { writeCalendar } from "#engine/calendar/write-calendar.ts";
import { findStoredFor } from "#server/db/subreddits/subreddits-repository.ts";
import type { UserRow } from "#server/db/accounts/users-repository.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { endReminder } from "./unsubscribe.ts";
import { toCalendarEvent } from "#server/services/calendar/calendar-feed.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import type { RemindedPost } from "#engine/notices/message-layout.ts";
import { postAddress } from "#server/services/posts/reading/permalink.ts";
import type { ComposedNotice, NoticeDeps } from "./notice.ts";

type Deps = Pick<ServiceDeps, "database" | "clock">;

/** A little early rather than late. */
const AHEAD_MS = 3 * MINUTE_MS;
/** A run or two may have been missed; what a server slept through for longer is not told any more. */
const BEHIND_MS = 10 * MINUTE_MS;

/**
 * Slots that begin now. A post that is moved has another slot, and is told of again; one that was
 * away when its reminder was to go out, and is back, still has it to come.
 */
export async function decideSlotReminders({ database: { db }, clock }: Deps): Promise<void> {
  const now = clock();
  const due = await listDuePosts(db, {
    after: new Date(now.getTime() - BEHIND_MS),
    until: new Date(now.getTime() + AHEAD_MS),
  });
  const rows = due.map(({ userId, postId, scheduledFor }) => ({
    userId,
    kind: "slot-reminder" as const,
    about: nameSlot(postId, scheduledFor),
    createdAt: now,
  }));
  await insertOrReopenNotices(db, rows);
}

/** What a reminder is about: this post at this time, and no other. */
function nameSlot(postId: string, scheduledFor: Date): string {
  return `${postId} ${scheduledFor.toISOString()}`;
}

export function readSlot(name: string): { postId: string; scheduledFor: Date } {
  const [postId = "", time = ""] = name.split(" ");
  return { postId, scheduledFor: new Date(time) };
}

/** The mail server may have been down; after that a reminder would only puzzle. */
const SLOT_STALE_MS = 3 * HOUR_MS;

export async function composeSlotNotice(
  deps: NoticeDeps,
  user: UserRow,
  about: string,
): Promise<ComposedNotice> {
  const { postId, scheduledFor } = readSlot(about);
  const isStale = deps.clock().getTime() - scheduledFor.getTime() > SLOT_STALE_MS;
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
  if (!stored) return "Nothing checked: we don't know this community's rules";
  const draft = { ...unwrapContent(post), flair: post.flair };
  const policy = buildPolicy(stored);
  return wordChecks(
    checkDraft(readDraftAlone(draft, policy, post.postType, readFormat(post.shape))),
  );
}

export function toRemindedPost(
  deps: Pick<ServiceDeps, "appUrl">,
  post: PlannedPost,
  at: Date,
): RemindedPost {
  const texts = unwrapContent(post);
  return {
    title: texts.title,
    community: `r/${post.communityName ?? post.subredditId}`,
    project: post.projectName,
    at,
    blanks: countBlanks(texts),
    url: postAddress(deps, post),
  };
}
