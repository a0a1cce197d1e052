import { randomUUID } from "node:crypto";
import type { CalendarFeed } from "#contract/calendar.ts";
import {
  type CalendarFeedRow,
  deleteFeed,
  findFeedOf,
  saveFeed,
} from "#server/db/accounts/calendar-feeds-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope, SessionScope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireLiveSession } from "#server/services/accounts/manage-sessions.ts";

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
