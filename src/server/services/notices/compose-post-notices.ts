import { checkDraft } from "#engine/checks/check-draft.ts";
import { readDraftAlone } from "#engine/checks/situation.ts";
import { wordChecks } from "#engine/checks/word-checks.ts";
import { composeSlotReminder } from "#engine/notices/compose-slot-reminder.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { writeCalendar } from "#engine/calendar/write-calendar.ts";
import { HOUR_MS, DAY_MS } from "#engine/clock/time-units.ts";
import { findPlannedPost, type PlannedPost } from "#server/db/posts/planned-posts-repository.ts";
import { findStoredFor } from "#server/db/subreddits/subreddits-repository.ts";
import type { UserRow } from "#server/db/accounts/users-repository.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { endReminder } from "./unsubscribe.ts";
import { toCalendarEvent } from "#server/services/calendar/calendar-feed.ts";
import { readSlot, readLookName } from "./decide-notices.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { RemindedPost } from "#engine/notices/message-layout.ts";
import { postAddress } from "#server/services/posts/reading/permalink.ts";
import { composeRemovalFound } from "#engine/notices/compose-removal-found.ts";
import { findLastClear } from "#engine/outcomes/look.ts";
import { isRemoval } from "#engine/outcomes/removal.ts";
import { findMadePost } from "#server/db/posts/made-posts-repository.ts";
import { listLooks } from "#server/db/posts/looks-repository.ts";
import type { MailMessage } from "#server/gateways/mail/mail-gateway.ts";

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
  return wordChecks(checkDraft(readDraftAlone(draft, policy, post.postType)));
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

/** Longer than any mail server is down; after that the page tells. */
const FOUND_STALE_MS = 3 * DAY_MS;

/** Nothing is told that the user has seen for themselves, or that is not true any more. */
export async function composeFoundNotice(
  deps: NoticeDeps,
  user: UserRow,
  about: string,
): Promise<ComposedNotice> {
  const { db } = deps.database;
  const { postId, stage } = readLookName(about);
  if (!stage || user.reminders === "off") return null;
  const post = await findMadePost(db, user.id, postId);
  const last = post && findLastClear(await listLooks(db, postId));
  if (!post?.permalink || !last || last.stage !== stage || last.by !== "reddit") return null;
  const { sighting, checkedAt } = last;
  if (!isRemoval(sighting) || deps.clock().getTime() - checkedAt.getTime() > FOUND_STALE_MS)
    return null;
  return composeRemovalFound({
    stage,
    sighting,
    lookedAt: checkedAt,
    title: unwrapContent(post).title,
    community: `r/${post.communityName ?? post.subredditId}`,
    project: post.projectName,
    permalink: post.permalink,
    url: postAddress(deps, post),
    timezone: user.timezone,
    footer: endReminder(deps, user),
  });
}

export type NoticeDeps = Pick<
  ServiceDeps,
  "database" | "clock" | "reddit" | "appUrl" | "operator" | "unsubscribeSignatures"
>;

/** Without its recipient; null when there is nothing to tell any more. */
export type ComposedNotice = Omit<MailMessage, "to" | "messageId"> | null;
