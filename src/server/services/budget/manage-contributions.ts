import type { Contribution, NewContribution, Contributions } from "#contract/task.ts";
import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import {
  insertContribution,
  countContributions,
  listContributions as listRows,
  deleteContribution as deleteRow,
  type ContributionRow,
} from "#server/db/posts/contributions-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError, wrongField } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireSubreddit } from "#server/services/subreddits/require-subreddit.ts";
import type { ExpectedPlace } from "#engine/outcomes/post-address.ts";
import { readPermalink, findSameAddress } from "#server/services/posts/reading/permalink.ts";

/** A browser's clock may be a little ahead. */
const AHEAD_MS = 5 * MINUTE_MS;
const OLDEST_MS = 365 * DAY_MS;

export async function logContribution(
  deps: ServiceDeps,
  scope: Scope,
  { subredditId, kind, isPromotional = false, permalink, at }: NewContribution,
): Promise<Contribution> {
  const { userId } = scope;
  await requireSubreddit(deps, scope, subredditId);
  const now = deps.clock();
  const writtenAt = readTime(at, now);
  const address = permalink
    ? readThreadAddress(permalink, { subredditId, isComment: kind === "comment" })
    : null;
  await consumeLimit(deps, "logPerUser", userId);
  return deps.database.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const same = address ? await findSameAddress(tx, userId, address) : [];
    if (same.length > 0) throw alreadyCounted();
    const row = await insertContribution(tx, {
      userId,
      subredditId,
      kind,
      isPromotional,
      permalink: address,
      at: writtenAt,
      createdAt: now,
    });
    if (!row) throw alreadyCounted();
    return presentContribution(row);
  });
}

function readTime(at: Date | undefined, now: Date): Date {
  if (!at) return now;
  if (at.getTime() > now.getTime() + AHEAD_MS) {
    throw wrongField("at", "This time is in the future. Log what you have already written.");
  }
  if (at.getTime() < now.getTime() - OLDEST_MS) {
    throw wrongField("at", "This was more than a year ago. Only the last 90 days count.");
  }
  return at > now ? now : at;
}

/** Of a shortened address nobody can tell which community it leads to. */
function readThreadAddress(permalink: string, expected: ExpectedPlace): string {
  const { subredditId } = expected;
  const address = readPermalink(permalink, expected).address.replace(/(?<!\/)\/+$/, "");
  if (new URL(address).pathname.toLowerCase().startsWith(`/r/${subredditId}/`)) return address;
  throw wrongField(
    "permalink",
    `This address does not say which community it leads to. Copy the long one, with r/${subredditId} in it.`,
  );
}

function alreadyCounted(): ServiceError {
  return new ServiceError("CONFLICT", "This address is counted already.");
}

const MOST_SHOWN = 100;

export async function listContributions(
  { database: { db } }: ServiceDeps,
  { userId }: Scope,
  subredditId: string | undefined,
): Promise<Contributions> {
  const rows = await listRows(db, userId, { subredditId, limit: MOST_SHOWN });
  return {
    items: rows.map(presentContribution),
    total: await countContributions(db, userId, subredditId),
  };
}

export async function deleteContribution(
  { database }: ServiceDeps,
  { userId }: Scope,
  contributionId: string,
): Promise<void> {
  if (await deleteRow(database.db, userId, contributionId)) return;
  throw new ServiceError(
    "NOT_FOUND",
    "This contribution was not found. It may be deleted already.",
  );
}

function presentContribution({
  id,
  subredditId,
  kind,
  isPromotional,
  permalink,
  at,
}: ContributionRow): Contribution {
  return { id, subredditId, kind, isPromotional, permalink, at: at.toISOString() };
}
