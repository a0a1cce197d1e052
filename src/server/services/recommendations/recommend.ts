import type { RecommendedSubreddit } from "#contract/project.ts";
import { matchPercent } from "#engine/matching/score-subreddits.ts";
import { type ProjectText, textOf } from "#engine/recommendations/project-text.ts";
import { rankCandidates, type RowsWanted } from "#engine/recommendations/rank-candidates.ts";
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
  const { matcher } = deps;
  const lookUp = (wanted: RowsWanted) => findKnown(deps, scope, wanted);
  const chosen = await rankCandidates(matcher, project, limit, lookUp);
  if (!chosen) {
    throw new ServiceError(
      "VALIDATION",
      "We know none of the words in this description. Please describe the project in a few plain English sentences.",
    );
  }
  const present = await createPresenter(deps, scope, textOf(project));
  return chosen.map(({ community, score }) => present(community, matchPercent(matcher, score)));
}

async function findKnown(
  { database: { db }, profiles }: ServiceDeps,
  { userId }: Scope,
  { rows, fewestMembers, most }: RowsWanted,
) {
  const ids = await findIdsByModelRow(db, rows, fewestMembers);
  const found = await findSubreddits(db, userId, ids.slice(0, most));
  return found.map((subreddit) =>
    Object.assign(subreddit, { hasProfile: profiles.has(subreddit.id) }),
  );
}
