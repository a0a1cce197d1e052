import type { Subreddit } from "#contract/subreddit.ts";
import { listProjectTexts } from "#server/db/projects/projects-repository.ts";
import {
  findSubreddits,
  type KnownSubreddit,
} from "#server/db/subreddits/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { presentSubreddit } from "./present-subreddit.ts";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { createAssessor } from "#engine/recommendations/assess-match.ts";
import {
  type DescribedProject,
  type ProjectReading,
  readProject,
} from "#engine/recommendations/reading/read-project.ts";
import { knowCommunity } from "#server/services/recommendations/assess-communities.ts";

/** Subreddits as this user sees them, in the order of the ids. */
export async function presentIds(
  deps: ServiceDeps,
  scope: Scope,
  ids: string[],
): Promise<Subreddit[]> {
  const { db } = deps.database;
  const subreddits = await findSubreddits(db, scope.userId, ids);
  return presentKnown(
    deps,
    subreddits,
    createRelevance(deps.matcher, await listProjectTexts(db, scope.userId, MOST_PROJECTS)),
  );
}

export function presentKnown(
  deps: Pick<ServiceDeps, "profiles">,
  subreddits: KnownSubreddit[],
  relevanceOf: MeasureRelevance,
): Subreddit[] {
  return subreddits.map((subreddit) =>
    presentSubreddit(subreddit, deps.profiles.get(subreddit.id), relevanceOf(subreddit)),
  );
}

/** How well a subreddit fits the best of the user's projects, 0 to 1; null when there is none to fit. */
type MeasureRelevance = (subreddit: KnownSubreddit) => number | null;

/** By the same estimate as the project's own page shows. */
export function createRelevance(
  matcher: MatcherModel,
  projects: readonly DescribedProject[],
): MeasureRelevance {
  const assessors = projects.flatMap((project) => {
    const reading = readOnce(matcher, project);
    return reading ? [createAssessor(matcher, reading)] : [];
  });
  if (assessors.length === 0) return () => null;
  return (subreddit) => {
    const community = knowCommunity(subreddit);
    return roundMatch(Math.max(...assessors.map((assess) => assess(community).relevance)));
  };
}

/** The newest ones: a list must not wait for hundreds. */
export const MOST_PROJECTS = 20;

/** A reading takes some 10 kB, of a long description 100 kB. */
const MOST_READINGS = 500;
const readings = new WeakMap<MatcherModel, Map<string, ProjectReading | null>>();

/** A reading follows from the words alone, and every page of somebody's lists asks for the same ones. */
function readOnce(matcher: MatcherModel, project: DescribedProject): ProjectReading | null {
  const { name, description, category, goals } = project;
  const known = readings.get(matcher) ?? new Map<string, ProjectReading | null>();
  readings.set(matcher, known);
  const key = JSON.stringify([name, description, category, goals]);
  const reading = known.get(key) ?? readProject(matcher, project);
  known.delete(key);
  // Whoever was away for longest is read again.
  const [oldest] = known.size >= MOST_READINGS ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(key, reading);
  return reading;
}

export function roundMatch(match: number): number {
  return Math.round(match * 1000) / 1000;
}
