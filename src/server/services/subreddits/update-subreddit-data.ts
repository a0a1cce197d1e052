import type { SubredditDetail, ValidSubreddit, Subreddit } from "#contract/subreddit.ts";
import type { NeedingUpdateQuery } from "#contract/subreddits/subreddit-lists.ts";
import type { Scope } from "#server/scope.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { getSubreddit } from "./get-subreddit.ts";
import { refreshSubreddit, describeRedditError, waitForReddit } from "./refresh-subreddit.ts";
import { requireSubreddit } from "./require-subreddit.ts";
import type * as z from "zod";
import { hasSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { RedditError } from "#server/gateways/reddit/reddit-gateway.ts";
import { ServiceError } from "#server/service-error.ts";
import { presentIds } from "./present-ids.ts";
import { WEEK_MS } from "#engine/clock/time-units.ts";
import { findStaleIdsOf } from "#server/db/subreddits/stale-subreddits-repository.ts";

/** A second click finds what the first one fetched. */
const FRESH_MS = 10 * 60 * 1000;

export async function updateSubredditData(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
): Promise<SubredditDetail> {
  const { name, refreshedAt, source } = await requireSubreddit(deps, scope, id);
  const age = deps.clock().getTime() - (refreshedAt?.getTime() ?? 0);
  if (source !== "reddit" || age > FRESH_MS) {
    if (deps.reddit.isConfigured) await consumeLimit(deps, "askRedditPerUser", scope.userId);
    await refreshSubreddit(waitForReddit(deps), name).catch((error: unknown) => {
      throw describeRedditError(error);
    });
  }
  return getSubreddit(deps, scope, id);
}

/** A known name is valid at once; an unknown one is asked of Reddit, and kept if it is there. */
export async function validateSubreddit(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
): Promise<z.output<typeof ValidSubreddit>> {
  if (!(await hasSubreddit(deps.database.db, id))) await askReddit(deps, scope, id);
  const [subreddit] = await presentIds(deps, scope, [id]);
  if (!subreddit) throw new ServiceError("NOT_FOUND", `There is no r/${id} on Reddit.`);
  return { valid: true, subreddit };
}

async function askReddit(deps: ServiceDeps, scope: Scope, id: string): Promise<void> {
  if (!deps.reddit.isConfigured) {
    throw new ServiceError(
      "NOT_FOUND",
      `r/${id} is not in the catalogue, and live Reddit data is not configured to look further.`,
    );
  }
  await consumeLimit(deps, "askRedditPerUser", scope.userId);
  try {
    await refreshSubreddit(waitForReddit(deps), id);
  } catch (error) {
    const isGone = error instanceof RedditError && error.kind === "not-found";
    if (isGone) throw new ServiceError("NOT_FOUND", `There is no r/${id} on Reddit.`);
    throw describeRedditError(error);
  }
}

const MOST_LISTED = 100;

/** What this user uses and whose facts are older than a week. */
export async function listSubredditsNeedingUpdate(
  deps: ServiceDeps,
  scope: Scope,
  { limit = MOST_LISTED, offset = 0 }: NeedingUpdateQuery,
): Promise<Subreddit[]> {
  const before = staleBefore(deps.clock());
  const { userId } = scope;
  const ids = await findStaleIdsOf(deps.database.db, userId, { before, limit, offset });
  return presentIds(deps, scope, ids);
}

export function staleBefore(now: Date): Date {
  return new Date(now.getTime() - WEEK_MS);
}
