import { writeCalendar } from "#engine/calendar/write-calendar.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { findFeed } from "#server/db/calendar-feeds-repository.ts";
import { listCalendarPosts } from "#server/db/planned-posts-repository.ts";
import type { Caller } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { toCalendarEvent } from "./to-calendar-event.ts";

const KEEP_POSTED_MS = 30 * 24 * 3_600_000;
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
  if (!feed) throw new ServiceError("NOT_FOUND", "There is no calendar at this address.");
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
