import type { SubredditDetail } from "#contract/subreddit.ts";
import type { Scope } from "#server/scope.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { describeRedditError } from "./describe-reddit-error.ts";
import { getSubreddit } from "./get-subreddit.ts";
import { refreshSubreddit } from "./refresh-subreddit.ts";
import { requireSubreddit } from "./require-subreddit.ts";
import { waitForReddit } from "./wait-for-reddit.ts";

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
