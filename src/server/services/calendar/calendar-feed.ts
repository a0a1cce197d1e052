import { writeCalendar, type CalendarEvent } from "#engine/calendar/write-calendar.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  findFeed,
  type CalendarFeedRow,
  deleteFeed,
  findFeedOf,
  saveFeed,
} from "#server/db/accounts/calendar-feeds-repository.ts";
import { listCalendarPosts, type PlannedPost } from "#server/db/posts/planned-posts-repository.ts";
import type { Caller, Scope, SessionScope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { postAddress } from "#server/services/posts/reading/permalink.ts";
import { randomUUID } from "node:crypto";
import type { CalendarFeed } from "#contract/calendar.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import { requireLiveSession } from "#server/services/accounts/manage-sessions.ts";

const KEEP_POSTED_MS = 30 * DAY_MS;
const MOST_EVENTS = 1000;

/** For whoever holds the address. One that was revoked is like one that never was. */
export async function getCalendar(
  deps: ServiceDeps,
  caller: Caller,
  { feedId, signature }: { feedId: string; signature: string },
): Promise<string> {
  await consumeLimit(deps, "calendarPerCaller", addressBlock(caller.ip));
  const [, signed] = /^([\w-]{43})\.ics$/.exec(signature) ?? [];
  const isRight = signed !== undefined && deps.calendarSignatures.isRight(feedId, signed);
  const feed = isRight ? await findFeed(deps.database.db, feedId) : null;
  if (!feed) throw new ServiceError("NOT_FOUND", "There's no calendar at this address.");
  const posts = await listCalendarPosts(deps.database.db, feed.userId, {
    postedSince: new Date(deps.clock().getTime() - KEEP_POSTED_MS),
    limit: MOST_EVENTS,
  });
  const events = posts.flatMap((post) => {
    const at = post.postedAt ?? post.scheduledFor;
    return at ? [toCalendarEvent(deps, post, at)] : [];
  });
  return writeCalendar(events, "Foothold posts");
}

const LENGTH_MINUTES = 30;

export function toCalendarEvent(
  deps: Pick<ServiceDeps, "appUrl">,
  post: PlannedPost,
  at: Date,
): CalendarEvent {
  const texts = unwrapContent(post);
  const url = postAddress(deps, post);
  const community = `r/${post.communityName ?? post.subredditId}`;
  const isPosted = post.status === "posted";
  const blanks = isPosted ? 0 : countBlanks(texts);
  return {
    uid: `${post.id}@foothold`,
    startsAt: at,
    lengthMinutes: LENGTH_MINUTES,
    summary: `${isPosted ? "Posted" : "Post"} to ${community}: ${texts.title}`,
    description: [
      `Project: ${post.projectName}`,
      blanks > 0 && `Blanks to fill in: ${blanks}`,
      `Open it in Foothold: ${url}`,
    ]
      .filter(Boolean)
      .join("\n"),
    url,
    changedAt: post.updatedAt,
  };
}

export async function getCalendarFeed(deps: ServiceDeps, scope: Scope): Promise<CalendarFeed> {
  return presentFeed(deps, await findFeedOf(deps.database.db, scope.userId));
}

/** The address that was good until now is good no longer. */
export function replaceCalendarFeed(deps: ServiceDeps, scope: SessionScope): Promise<CalendarFeed> {
  return deps.database.db.transaction(async (tx) => {
    // Locked first: who takes the account over meanwhile ends the session, and there is no feed then.
    await lockUser(tx, scope.userId);
    await requireLiveSession(deps, tx, scope);
    const feed = { userId: scope.userId, feedId: randomUUID(), createdAt: deps.clock() };
    await saveFeed(tx, feed);
    return presentFeed(deps, feed);
  });
}

/** Twice does no harm. */
export async function revokeCalendarFeed(deps: ServiceDeps, scope: SessionScope): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    await requireLiveSession(deps, tx, scope);
    await deleteFeed(tx, scope.userId);
  });
}

function presentFeed(deps: ServiceDeps, feed: CalendarFeedRow | null): CalendarFeed {
  if (!feed) return { address: null, createdAt: null };
  const signature = deps.calendarSignatures.sign(feed.feedId);
  return {
    address: `${deps.appUrl}/api/calendar/${feed.feedId}/${signature}.ics`,
    createdAt: feed.createdAt.toISOString(),
  };
}
