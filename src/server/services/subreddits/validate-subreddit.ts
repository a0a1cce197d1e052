import { describeRedditError, refreshSubreddit, waitForReddit } from "./refresh-subreddit.ts";
import type * as z from "zod";
import { hasSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { RedditError } from "#server/gateways/reddit/reddit-gateway.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { ValidSubreddit } from "#contract/subreddit.ts";
import type { Scope } from "#server/scope.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { presentIds } from "./present-subreddit.ts";

/** A known name is valid at once; an unknown one is asked of Reddit, and kept if it is there. */
export async function validateSubreddit(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
): Promise<z.output<typeof ValidSubreddit>> {
  if (!(await hasSubreddit(deps.database.db, id))) await askReddit(deps, scope, id);
  const [subreddit] = await presentIds(deps, scope, [id]);
  if (!subreddit) throw new ServiceError("NOT_FOUND", `There's no r/${id} on Reddit.`);
  return { valid: true, subreddit };
}

async function askReddit(deps: ServiceDeps, scope: Scope, id: string): Promise<void> {
  if (!deps.reddit.isConfigured) {
    throw new ServiceError(
      "NOT_FOUND",
      `r/${id} isn't in our catalogue, and this server can't ask Reddit.`,
    );
  }
  await consumeLimit(deps, "askRedditPerUser", scope.userId);
  try {
    await refreshSubreddit(waitForReddit(deps), id);
  } catch (error) {
    const isGone = error instanceof RedditError && error.kind === "not-found";
    if (isGone) throw new ServiceError("NOT_FOUND", `There's no r/${id} on Reddit.`);
    throw describeRedditError(error);
  }
}
