import type { SubredditActivity, SubredditDetail } from "#contract/subreddit.ts";
import { findSizes, type KnownSubreddit } from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { currentPlan } from "../billing/current-plan.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createRelevance } from "./measure-relevance.ts";
import { presentDetail } from "./present-detail.ts";
import { presentBasis, presentDayBasis, presentDays, presentHours } from "./present-subreddit.ts";
import { requireSubreddit } from "./require-subreddit.ts";

export async function getSubreddit(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
): Promise<SubredditDetail> {
  return detail(deps, scope, await requireSubreddit(deps, scope, id));
}

export async function getSubredditActivity(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
  view: SubredditActivity["view"] = "hourly",
): Promise<SubredditActivity> {
  const { activity } = (await requireSubreddit(deps, scope, id)).facts;
  return {
    view,
    activity: view === "daily" ? presentDays(activity) : presentHours(activity),
    basis: view === "daily" ? presentDayBasis(activity) : presentBasis(activity),
  };
}

async function detail(
  deps: ServiceDeps,
  scope: Scope,
  subreddit: KnownSubreddit,
): Promise<SubredditDetail> {
  const relatedIds = subreddit.facts.related.map((name) => name.toLowerCase());
  const related = await findSizes(deps.database.db, relatedIds);
  const relevanceOf = await createRelevance(deps, scope);
  const profile = deps.profiles.get(subreddit.id);
  const { features } = await currentPlan(deps, scope);
  const presented = presentDetail(subreddit, profile, relevanceOf(subreddit), related);
  return features.detailedStatistics ? presented : { ...presented, statistics: null };
}
