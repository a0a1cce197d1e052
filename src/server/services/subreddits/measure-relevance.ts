import { encodeSubreddit } from "#engine/matching/encode-subreddit.ts";
import { scoreOutsider } from "#engine/matching/score-outsider.ts";
import { matchPercent, scoreRow } from "#engine/matching/score-subreddits.ts";
import { encodeProject } from "#engine/recommendations/encode-project.ts";
import { listProjectTexts } from "#server/db/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** How well a subreddit fits the best of the user's projects, 0 to 1; null when there is none to fit. */
export type MeasureRelevance = (subreddit: KnownSubreddit) => number | null;

export async function createRelevance(
  deps: Pick<ServiceDeps, "database" | "matcher">,
  scope: Scope,
): Promise<MeasureRelevance> {
  const queries = await encodeProjects(deps, scope);
  if (queries.length === 0) return () => null;
  return (subreddit) => {
    const matches = queries.flatMap((query) => matchOne(deps.matcher, query, subreddit) ?? []);
    return matches.length > 0 ? roundMatch(Math.max(...matches)) : null;
  };
}

/** The newest ones: a list must not wait for hundreds. */
const MOST_PROJECTS = 20;

export async function encodeProjects(
  deps: Pick<ServiceDeps, "database" | "matcher">,
  scope: Scope,
): Promise<Float64Array[]> {
  const projects = await listProjectTexts(deps.database.db, scope.userId, MOST_PROJECTS);
  return projects.flatMap((project) => encodeProject(deps.matcher, project) ?? []);
}

export function roundMatch(match: number): number {
  return Math.round(match * 1000) / 1000;
}

function matchOne(
  matcher: ServiceDeps["matcher"],
  query: Float64Array,
  subreddit: KnownSubreddit,
): number | null {
  const score = scoreOne(matcher, query, subreddit);
  return score === null ? null : matchPercent(matcher, score);
}

/** null for a subreddit that the model has no row for and none of whose words it knows. */
export function scoreOne(
  matcher: ServiceDeps["matcher"],
  query: Float64Array,
  { modelRow, facts }: KnownSubreddit,
): number | null {
  if (modelRow !== null) return scoreRow(matcher, query, modelRow);
  const row = encodeSubreddit(matcher, facts);
  return row && scoreOutsider(matcher, query, { row, facts });
}
