import { listNotedIds } from "#catalogue/notes.ts";
import type { RecommendedSubreddit } from "#contract/project.ts";
import {
  type CommunitiesWanted,
  FEWEST_MEMBERS,
  listWanted,
  rankKnown,
} from "#engine/recommendations/rank-candidates.ts";
import { askForWords } from "#engine/recommendations/reading/ask-for-words.ts";
import {
  type DescribedProject,
  readProject,
} from "#engine/recommendations/reading/read-project.ts";
import { findIdsByModelRow, findSubreddits } from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { knowCommunity } from "./know-community.ts";
import { createPresenter } from "./present-recommended.ts";

/** What is asked about: a project, and what its founder does not want to see again. */
export type RecommendableProject = DescribedProject & { leftOut?: readonly string[] };

/** The communities that fit a project, group by group, each best first. */
export async function recommend(
  deps: ServiceDeps,
  scope: Scope,
  project: RecommendableProject,
  limit: number,
): Promise<RecommendedSubreddit[]> {
  const question = askForWords(deps.matcher, project);
  if (question !== null) throw new ServiceError("VALIDATION", question);
  const chosen = (await rankFits(deps, scope, project, limit)) ?? [];
  const present = await createPresenter(deps, scope);
  return chosen.map(({ community, ...assessment }) => present(community, assessment));
}

/** The same before they are put into words; null when none of the project's words is known. */
export async function rankFits(
  deps: ServiceDeps,
  scope: Scope,
  project: RecommendableProject,
  limit: number,
) {
  const [fits = null] = await rankFitsOfEach(deps, scope, [project], limit);
  return fits;
}

/** For several projects, whose communities are looked up all at once. */
export async function rankFitsOfEach(
  deps: ServiceDeps,
  scope: Scope,
  projects: RecommendableProject[],
  limit: number,
) {
  const { matcher } = deps;
  const asked = projects.map((project) => {
    const reading = readProject(matcher, project);
    const leftOut = new Set(project.leftOut);
    return reading && { reading, leftOut, wanted: listWanted(matcher, reading) };
  });
  const lists = await findKnown(
    deps,
    scope,
    asked.map((each) => each?.wanted ?? null),
  );
  return asked.map((each, at) => {
    if (!each) return null;
    const communities = (lists[at] ?? []).filter(({ id }) => !each.leftOut.has(id));
    return rankKnown(matcher, each.reading, limit, communities);
  });
}

/** Two questions to the database, however many projects want to know; a list for each of them. */
async function findKnown(
  { database: { db } }: ServiceDeps,
  { userId }: Scope,
  wanted: (CommunitiesWanted | null)[],
) {
  const allRows = [...new Set(wanted.flatMap((each) => each?.rows ?? []))];
  const idsByRow = await findIdsByModelRow(db, allRows, FEWEST_MEMBERS);
  const lists = wanted.map((each) => (each ? listIds(each, idsByRow) : []));
  const found = await findSubreddits(db, userId, [...new Set(lists.flat())]);
  const known = new Map(
    found
      .filter(({ members }) => members >= FEWEST_MEMBERS)
      .map((subreddit) => [subreddit.id, knowCommunity(subreddit)]),
  );
  return lists.map((ids) => ids.flatMap((id) => known.get(id) ?? []));
}

function listIds(
  { rows, mostOfRows, ids, language }: CommunitiesWanted,
  idsByRow: ReadonlyMap<number, string>,
): string[] {
  const ranked = rows.flatMap((row) => idsByRow.get(row) ?? []);
  const ofLanguage = language ? listNotedIds(language) : [];
  return [...new Set([...ranked.slice(0, mostOfRows), ...ids, ...ofLanguage])];
}
