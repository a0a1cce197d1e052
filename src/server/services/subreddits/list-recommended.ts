import { describeProject } from "#server/services/projects/read-interview.ts";
import { PAGE_SIZE } from "./list-subreddits.ts";
import * as z from "zod";
import type { SubredditPage, PageOfList } from "#contract/subreddits/subreddit-lists.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { createCursors } from "#server/services/list-cursor.ts";
import { MOST_PROJECTS, presentIds } from "./present-subreddit.ts";
import { listProjectTexts } from "#server/db/projects/projects-repository.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import {
  rankFits,
  rankFitsOfEach,
  recommendationLimit,
} from "#server/services/recommendations/recommend.ts";

/** SPEC: the tab shows what is above it. */
const LEAST_RELEVANCE = 0.8;
/** Of each project; far more than anyone reads. */
const MOST_OF_EACH = 100;

/** What fits any of the user's projects well, best first. */
export async function listRecommendedSubreddits(
  deps: ServiceDeps,
  scope: Scope,
  page: PageOfList,
): Promise<SubredditPage> {
  const projects = await listProjectTexts(deps.database.db, scope.userId, MOST_PROJECTS);
  const best = new Map<string, number>();
  const fits = (await rankFitsOfEach(deps, scope, projects, MOST_OF_EACH)).flatMap(
    (of) => of?.fits ?? [],
  );
  for (const { community, relevance } of fits) {
    const known = best.get(community.id) ?? 0;
    if (relevance > LEAST_RELEVANCE) best.set(community.id, Math.max(relevance, known));
  }
  const ids = [...best].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  return pageOf(deps, scope, ids, ["recommended", scope.userId], page);
}

/** As many as the plan includes for a project, in the order of its own page. */
export async function listProjectRecommendations(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
  page: PageOfList,
): Promise<SubredditPage> {
  const project = await requireProject(deps, scope, projectId);
  const most = recommendationLimit(await currentPlan(deps, scope), undefined);
  const { fits } = (await rankFits(deps, scope, describeProject(project), MOST_OF_EACH)) ?? {
    fits: [],
  };
  const ids = fits.slice(0, most).map(({ community: { id } }) => id);
  return pageOf(deps, scope, ids, ["project", projectId], page);
}

const RecommendedPlace = z.object({ shown: z.int().min(0).max(10_000) });

async function pageOf(
  deps: ServiceDeps,
  scope: Scope,
  ids: string[],
  list: string[],
  { cursor, limit = PAGE_SIZE }: PageOfList,
): Promise<SubredditPage> {
  const cursors = createCursors(RecommendedPlace, list);
  const start = cursors.read(cursor)?.after.shown ?? 0;
  const end = start + limit;
  return {
    items: await presentIds(deps, scope, ids.slice(start, end)),
    nextCursor: end < ids.length ? cursors.write({ shown: end }, ids.length) : null,
    total: ids.length,
    correctedQuery: null,
    matchesAllWords: true,
    beginsWith: null,
  };
}
