import { listFoundersShelf } from "#catalogue/founders-shelf.ts";
import type { SubredditPage } from "#contract/subreddits/subreddit-lists.ts";
import { filterIds, type SubredditQuery } from "#server/db/subreddits/subreddit-search.ts";
import { findSizes } from "#server/db/subreddits/subreddits-repository.ts";
import { listProjectTexts } from "#server/db/projects/projects-repository.ts";
import { worthOf } from "#engine/recommendations/rank-communities.ts";
import type { Scope } from "#server/scope.ts";
import { rankFitsOfEach } from "#server/services/recommendations/recommend.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { MOST_PROJECTS } from "./present-subreddit.ts";
import { remember } from "./remember-communities.ts";

/** Two pages; behind them comes everything, the largest first. */
const MOST_FIRST = 48;

export type First = { ids: string[]; beginsWith: SubredditPage["beginsWith"] };

/** What a list begins with where nothing is searched for: what matches the user's projects, or else a shelf for founders. */
export async function listFirst(
  deps: ServiceDeps,
  scope: Scope,
  query: SubredditQuery,
): Promise<First> {
  const { db } = deps.database;
  const matches = await listMatches(deps, scope);
  const chosen = matches.length > 0 ? matches : await listShelf(deps);
  const allowed = await remember(deps, ["allowed", chosen, query], async () => {
    return new Set(await filterIds(db, chosen, query));
  });
  const ids = chosen.filter((id) => allowed.has(id)).slice(0, MOST_FIRST);
  if (ids.length === 0) return { ids, beginsWith: null };
  return { ids, beginsWith: matches.length > 0 ? "projects" : "founders" };
}

/** The most worthwhile of any project first; the same while the projects stay the same, page after page. */
async function listMatches(deps: ServiceDeps, scope: Scope): Promise<string[]> {
  const projects = await listProjectTexts(deps.database.db, scope.userId, MOST_PROJECTS);
  if (projects.length === 0) return [];
  return remember(deps, ["matches", scope.userId, projects], async () => {
    const best = new Map<string, number>();
    for (const list of await rankFitsOfEach(deps, scope, projects, MOST_FIRST)) {
      for (const fit of list?.fits ?? []) {
        const { id } = fit.community;
        best.set(id, Math.max(worthOf(fit), best.get(id) ?? 0));
      }
    }
    return [...best].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  });
}

/** The largest first. */
function listShelf(deps: ServiceDeps): Promise<string[]> {
  return remember(deps, ["founders' shelf"], async () => {
    const sizes = await findSizes(deps.database.db, [...listFoundersShelf()]);
    return sizes.toSorted((a, b) => b.members - a.members).map(({ id }) => id);
  });
}
