import type { Subreddit } from "#contract/subreddit.ts";
import { findSubreddits, type KnownSubreddit } from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createRelevance } from "./measure-relevance.ts";
import { presentSubreddit } from "./present-subreddit.ts";

/** Subreddits as this user sees them, in the order of the ids. */
export async function presentIds(
  deps: ServiceDeps,
  scope: Scope,
  ids: string[],
): Promise<Subreddit[]> {
  return presentKnown(deps, scope, await findSubreddits(deps.database.db, scope.userId, ids));
}

export async function presentKnown(
  deps: ServiceDeps,
  scope: Scope,
  subreddits: KnownSubreddit[],
): Promise<Subreddit[]> {
  const relevanceOf = await createRelevance(deps, scope);
  return subreddits.map((subreddit) =>
    presentSubreddit(subreddit, deps.profiles.get(subreddit.id), relevanceOf(subreddit)),
  );
}
