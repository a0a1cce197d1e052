import type { Contribution, NewContribution } from "#contract/contribution.ts";
import type { ExpectedPlace } from "#engine/outcomes/read-post-path.ts";
import { insertContribution } from "#server/db/contributions-repository.ts";
import { lockUser } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import { findSameAddress } from "../posts/find-same-address.ts";
import { readPermalink } from "../posts/read-permalink.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { requireSubreddit } from "../subreddits/require-subreddit.ts";
import { wrongField } from "../wrong-field.ts";
import { presentContribution } from "./present-contribution.ts";

/** A browser's clock may be a little ahead. */
const AHEAD_MS = 5 * 60_000;
const OLDEST_MS = 365 * 24 * 3_600_000;

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
    throw wrongField("at", "This time is still to come. Log what you have written already.");
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
