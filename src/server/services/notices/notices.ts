import { findDigestDay } from "#engine/timing/digest-day.ts";
import { MINUTE_MS, HOUR_MS, DAY_MS } from "#engine/clock/time-units.ts";
import {
  listDigestMade,
  listMadePosts,
  findMadePost,
} from "#server/db/posts/made-posts-repository.ts";
import { listDigestFinders } from "#server/db/projects/radar-finds-repository.ts";
import { insertNotices, insertOrReopenNotices } from "#server/db/accounts/notices-repository.ts";
import {
  listDigestUsers,
  listDigestZones,
  listDuePosts,
  findPlannedPost,
  type PlannedPost,
} from "#server/db/posts/planned-posts-repository.ts";
import type { Db } from "#server/db/database.ts";
import type { UserId } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  lookDueAt,
  LOOK_STAGES,
  findDueLook,
  type LookStage,
  findLastClear,
} from "#engine/outcomes/look.ts";
import { findWatch } from "#server/services/posts/reading/read-post.ts";
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
import { composeRemovalFound } from "#engine/notices/compose-removal-found.ts";
import { isRemoval } from "#engine/outcomes/removal.ts";
import { listLooks } from "#server/db/posts/posts-repository.ts";
import type { MailMessage } from "#server/gateways/mail/mail-gateway.ts";

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

/** One a day, in the morning of each user's own zone. */
export async function decideDigests({ database: { db }, clock }: Deps): Promise<void> {
  const now = clock();
  for (const timezone of await listDigestZones(db)) {
    const day = findDigestDay(now, timezone);
    if (!day) continue;
    const told = [
      ...(await listDigestUsers(db, timezone, day)),
      ...(await listCheckers(db, timezone, { from: day.startsAt, to: day.endsAt })),
      ...(await listDigestFinders(db, timezone, { since: findSince(day.startsAt), day: day.name })),
    ];
    const rows = Array.from(new Set(told), (userId) => ({
      userId,
      kind: "daily-digest" as const,
      about: day.name,
      createdAt: now,
    }));
    await insertNotices(db, rows);
  }
}

/** Since when what the radar found is told in the digest of a day: since the one before. */
export function findSince(startsAt: Date): Date {
  return new Date(startsAt.getTime() - DAY_MS);
}

/** Users with a look to take in that time. */
async function listCheckers(
  db: Db,
  timezone: string,
  range: { from: Date; to: Date },
): Promise<UserId[]> {
  const users: UserId[] = [];
  for (const stage of DIGEST_STAGES) {
    const made = await listDigestMade(db, timezone, madeFor(stage, range));
    users.push(...made.filter(({ done }) => !done.includes(stage)).map(({ userId }) => userId));
  }
  return users;
}

/** What a reminder is about: this post at this time, and no other. */
function nameSlot(postId: string, scheduledFor: Date): string {
  return `${postId} ${scheduledFor.toISOString()}`;
}

export function readSlot(name: string): { postId: string; scheduledFor: Date } {
  const [postId = "", time = ""] = name.split(" ");
  return { postId, scheduledFor: new Date(time) };
}

/** The first look is over before a message in the morning could ask for it. */
export const DIGEST_STAGES = ["24-hours", "72-hours"] as const;

/** When a post was made whose look falls due in that time. */
export function madeFor(
  stage: (typeof DIGEST_STAGES)[number],
  { from, to }: { from: Date; to: Date },
): { from: Date; to: Date } {
  const waitMs = lookDueAt(new Date(0), stage).getTime();
  return { from: new Date(from.getTime() - waitMs), to: new Date(to.getTime() - waitMs) };
}

/** Looks whose time has just come. What the server slept through for longer is not told any more. */
export async function decideLooks({
  database: { db },
  reddit,
  clock,
}: Pick<ServiceDeps, "database" | "reddit" | "clock">): Promise<void> {
  const now = clock();
  for (const stage of LOOK_STAGES) {
    const waitMs = lookDueAt(new Date(0), stage).getTime();
    const until = new Date(now.getTime() - waitMs);
    const made = await listMadePosts(db, {
      after: new Date(until.getTime() - LOOK_PATIENCE_MS[stage]),
      until,
    });
    const due = made.filter((post) => {
      const watch = findWatch(post, reddit.isConfigured);
      return findDueLook({ ...post, watch }, now) === stage;
    });
    const rows = due.map(({ userId, postId }) => ({
      userId,
      kind: "removal-check" as const,
      about: nameLook(postId, stage),
      createdAt: now,
    }));
    await insertNotices(db, rows);
  }
}

/** How late a reminder still helps. The first look is about the first minutes. */
export const LOOK_PATIENCE_MS: Record<LookStage, number> = {
  "15-minutes": 15 * MINUTE_MS,
  "24-hours": 180 * MINUTE_MS,
  "72-hours": 180 * MINUTE_MS,
};

/** What a reminder is about: this look at this post. */
export function nameLook(postId: string, stage: LookStage): string {
  return `${postId} ${stage}`;
}

export function readLookName(name: string): { postId: string; stage: LookStage | undefined } {
  const [postId = "", text] = name.split(" ");
  return { postId, stage: LOOK_STAGES.find((stage) => stage === text) };
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
