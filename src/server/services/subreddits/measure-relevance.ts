import { createAssessor } from "#engine/recommendations/assess-match.ts";
import { readProject } from "#engine/recommendations/reading/read-project.ts";
import { listProjectTexts } from "#server/db/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { knowCommunity } from "../recommendations/know-community.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** How well a subreddit fits the best of the user's projects, 0 to 1; null when there is none to fit. */
export type MeasureRelevance = (subreddit: KnownSubreddit) => number | null;

/** By the same estimate as the project's own page shows. */
export async function createRelevance(
  deps: Pick<ServiceDeps, "database" | "matcher">,
  scope: Scope,
): Promise<MeasureRelevance> {
  const projects = await listProjectTexts(deps.database.db, scope.userId, MOST_PROJECTS);
  const assessors = projects.flatMap((project) => {
    const reading = readProject(deps.matcher, project);
    return reading ? [createAssessor(deps.matcher, reading)] : [];
  });
  if (assessors.length === 0) return () => null;
  return (subreddit) => {
    const community = knowCommunity(subreddit);
    return roundMatch(Math.max(...assessors.map((assess) => assess(community).relevance)));
  };
}

/** The newest ones: a list must not wait for hundreds. */
export const MOST_PROJECTS = 20;

export function roundMatch(match: number): number {
  return Math.round(match * 1000) / 1000;
}
