import type { RecommendedSubreddit } from "#contract/project.ts";
import type { ProjectText } from "#engine/recommendations/project-text.ts";
import { type CommunitiesWanted, rankCandidates } from "#engine/recommendations/rank-candidates.ts";
import { findIdsByModelRow, findSubreddits } from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createPresenter } from "./present-recommended.ts";

/** The communities that fit a project, best first. */
export async function recommend(
  deps: ServiceDeps,
  scope: Scope,
  project: ProjectText,
  limit: number,
): Promise<RecommendedSubreddit[]> {
  const found = await findRecommended(deps, scope, project, limit);
  return found.map(({ subreddit }) => subreddit);
}

export type Recommended = { subreddit: RecommendedSubreddit; takesLaunches: boolean };

/** The same, with what is needed to put them into another order. */
export async function findRecommended(
  deps: ServiceDeps,
  scope: Scope,
  project: ProjectText,
  limit: number,
): Promise<Recommended[]> {
  const chosen = await rankFits(deps, scope, project, limit);
  if (!chosen) {
    throw new ServiceError(
      "VALIDATION",
      "We know none of the words in this description. Please describe the project in a few plain English sentences.",
    );
  }
  const present = await createPresenter(deps, scope);
  return chosen.map(({ community, ...assessment }) => ({
    subreddit: present(community, assessment),
    takesLaunches: assessment.takesLaunches,
  }));
}

/** The same before they are put into words; null when none of the project's words is known. */
export function rankFits(deps: ServiceDeps, scope: Scope, project: ProjectText, limit: number) {
  const lookUp = (wanted: CommunitiesWanted) => findKnown(deps, scope, wanted);
  return rankCandidates(deps.matcher, project, limit, lookUp);
}

async function findKnown(
  { database: { db }, profiles }: ServiceDeps,
  { userId }: Scope,
  { rows, mostOfRows, ids, fewestMembers }: CommunitiesWanted,
) {
  const ranked = await findIdsByModelRow(db, rows, fewestMembers);
  const wanted = [...new Set([...ranked.slice(0, mostOfRows), ...ids])];
  const found = await findSubreddits(db, userId, wanted);
  return found
    .filter(({ members }) => members >= fewestMembers)
    .map((subreddit) => Object.assign(subreddit, { hasProfile: profiles.has(subreddit.id) }));
}
