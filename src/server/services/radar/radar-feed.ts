import { randomUUID } from "node:crypto";
import type { RadarFeed } from "#contract/radar.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { pickDaily } from "#engine/radar/pick-daily.ts";
import { KEEP_ENTRIES_MS } from "#engine/radar/radar-options.ts";
import { writeRadarFeed } from "#engine/radar/write-radar-feed.ts";
import { wordReason } from "#engine/radar/word-find.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import {
  deleteRadarFeed,
  findRadarFeed,
  findRadarFeedOf,
  listFoundOf,
  type RadarFeedRow,
  saveRadarFeed,
} from "#server/db/projects/radar-finds-repository.ts";
import type { Caller, Scope, SessionScope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { requireLiveSession } from "#server/services/accounts/manage-sessions.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { wordAllowedIn } from "./word-policies.ts";

const MOST_LISTED = 1000;
const MOST_ITEMS = 100;

/** For whoever holds the address. One that was revoked is like one that never was. */
export async function readRadarFeed(
  deps: ServiceDeps,
  caller: Caller,
  { feedId, signature }: { feedId: string; signature: string },
): Promise<string> {
  await consumeLimit(deps, "calendarPerCaller", addressBlock(caller.ip));
  const [, signed] = /^([\w-]{43})\.atom$/.exec(signature) ?? [];
  const isRight = signed !== undefined && deps.radarFeedSignatures.isRight(feedId, signed);
  const feed = isRight ? await findRadarFeed(deps.database.db, feedId) : null;
  if (!feed) throw new ServiceError("NOT_FOUND", "There's no feed at this address.");
  const now = deps.clock();
  const since = new Date(now.getTime() - KEEP_ENTRIES_MS);
  const rows = await listFoundOf(deps.database.db, feed.userId, { since, most: MOST_LISTED });
  const shown = pickDaily(rows, ({ projectId }) => projectId).slice(0, MOST_ITEMS);
  const allowed = await wordAllowedIn(deps, feed.userId, shown);
  const items = shown.map((row) => ({
    id: row.id,
    title: row.title,
    permalink: row.permalink,
    community: `r/${row.community}`,
    project: row.projectName,
    says: `${wordReason(row.reason)} ${allowed(row).allows}`,
    foundAt: row.foundAt,
  }));
  return writeRadarFeed(items, { feedId, appUrl: deps.appUrl, now });
}

export async function getRadarFeed(deps: ServiceDeps, scope: Scope): Promise<RadarFeed> {
  return present(deps, await findRadarFeedOf(deps.database.db, scope.userId));
}

/** The address that was good until now is good no longer. */
export function replaceRadarFeed(deps: ServiceDeps, scope: SessionScope): Promise<RadarFeed> {
  return deps.database.db.transaction(async (tx) => {
    // Locked first: who takes the account over meanwhile ends the session, and there is no feed then.
    await lockUser(tx, scope.userId);
    await requireLiveSession(deps, tx, scope);
    const feed = { userId: scope.userId, feedId: randomUUID(), createdAt: deps.clock() };
    await saveRadarFeed(tx, feed);
    return present(deps, feed);
  });
}

/** Twice does no harm. */
export async function revokeRadarFeed(deps: ServiceDeps, scope: SessionScope): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    await requireLiveSession(deps, tx, scope);
    await deleteRadarFeed(tx, scope.userId);
  });
}

function present(deps: ServiceDeps, feed: RadarFeedRow | null): RadarFeed {
  if (!feed) return { address: null, createdAt: null };
  const signature = deps.radarFeedSignatures.sign(feed.feedId);
  return {
    address: `${deps.appUrl}/api/radar-feed/${feed.feedId}/${signature}.atom`,
    createdAt: feed.createdAt.toISOString(),
  };
}
