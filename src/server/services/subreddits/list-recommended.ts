import * as z from "zod";
import type { PageOfList, SubredditPage } from "#contract/subreddit.ts";
import { matchPercent, rankSubreddits } from "#engine/matching/score-subreddits.ts";
import { encodeProject } from "#engine/recommendations/encode-project.ts";
import { findIdsByModelRow } from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { findProject } from "#server/db/projects-repository.ts";
import { currentPlan } from "../billing/current-plan.ts";
import { recommendationLimit } from "../recommendations/recommendation-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createCursors } from "../list-cursor.ts";
import { PAGE_SIZE } from "./list-subreddits.ts";
import { encodeProjects } from "./measure-relevance.ts";
import { presentIds } from "./present-ids.ts";

/** SPEC: the tab shows what is above it. */
const LEAST_RELEVANCE = 0.8;
/** Of each project; far more than anyone reads. */
const MOST_RECOMMENDED = 300;
/** Smaller communities hardly see posts. */
const FEWEST_MEMBERS = 5000;

/** What fits any of the user's projects well, best first. */
export async function listRecommendedSubreddits(
  deps: ServiceDeps,
  scope: Scope,
  page: PageOfList,
): Promise<SubredditPage> {
  const queries = await encodeProjects(deps, scope);
  return recommend(deps, scope, queries, ["recommended", scope.userId], page);
}

/** As many as the plan includes for a project. */
export async function listProjectRecommendations(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
  page: PageOfList,
): Promise<SubredditPage> {
  const project = await findProject(deps.database.db, scope.userId, projectId);
  if (!project) throw new ServiceError("NOT_FOUND", "Project not found");
  const query = encodeProject(deps.matcher, project);
  const most = recommendationLimit(await currentPlan(deps, scope), undefined);
  return recommend(deps, scope, query ? [query] : [], ["project", projectId], page, most);
}

const Place = z.object({ shown: z.int().min(0).max(10_000) });

async function recommend(
  deps: ServiceDeps,
  scope: Scope,
  queries: Float64Array[],
  list: string[],
  { cursor, limit = PAGE_SIZE }: PageOfList,
  most = Infinity,
): Promise<SubredditPage> {
  const cursors = createCursors(Place, list);
  const start = cursors.read(cursor)?.after.shown ?? 0;
  const ids = (await rankIds(deps, queries)).slice(0, most);
  const end = start + limit;
  return {
    items: await presentIds(deps, scope, ids.slice(start, end)),
    nextCursor: end < ids.length ? cursors.write({ shown: end }, ids.length) : null,
    total: ids.length,
    correctedQuery: null,
    matchesAllWords: true,
  };
}

async function rankIds(deps: ServiceDeps, queries: Float64Array[]): Promise<string[]> {
  const { matcher } = deps;
  const best = new Map<number, number>();
  for (const query of queries) {
    for (const { row, score } of rankSubreddits(matcher, query, { limit: MOST_RECOMMENDED })) {
      const isFitting = matchPercent(matcher, score) > LEAST_RELEVANCE;
      if (isFitting) best.set(row, Math.max(score, best.get(row) ?? -Infinity));
    }
  }
  const rows = [...best].toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b);
  return findIdsByModelRow(
    deps.database.db,
    rows.map(([row]) => row),
    FEWEST_MEMBERS,
  );
}
