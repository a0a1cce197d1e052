import { encodeSubreddit } from "#engine/matching/encode-subreddit.ts";
import { encodeText } from "#engine/matching/encode-text.ts";
import { scoreOutsider } from "#engine/matching/score-outsider.ts";
import { matchPercent, scoreRow } from "#engine/matching/score-subreddits.ts";
import { listProjectTexts, type ProjectRow } from "#server/db/projects-repository.ts";
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

export function encodeProject(
  matcher: ServiceDeps["matcher"],
  project: Pick<ProjectRow, "name" | "description">,
): Float64Array | null {
  return encodeText(matcher, `${project.name}. ${project.description}`);
}

export function roundMatch(match: number): number {
  return Math.round(match * 1000) / 1000;
}

/** null for a subreddit that the model has no row for and none of whose words it knows. */
export function matchOne(
  matcher: ServiceDeps["matcher"],
  query: Float64Array,
  { modelRow, facts }: KnownSubreddit,
): number | null {
  if (modelRow !== null) return matchPercent(matcher, scoreRow(matcher, query, modelRow));
  const row = encodeSubreddit(matcher, facts);
  return row && matchPercent(matcher, scoreOutsider(matcher, query, { row, facts }));
}
