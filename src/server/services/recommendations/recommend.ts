import { listNotedIds } from "#catalogue/notes.ts";
import type { RecommendedSubreddit } from "#contract/project.ts";
import { type CommunitiesWanted, rankCandidates } from "#engine/recommendations/rank-candidates.ts";
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
  const reading = readProject(deps.matcher, project);
  if (!reading) return null;
  const leftOut = new Set(project.leftOut);
  const lookUp = (wanted: CommunitiesWanted) => findKnown(deps, scope, wanted, leftOut);
  return rankCandidates(deps.matcher, reading, limit, lookUp);
}

async function findKnown(
  { database: { db } }: ServiceDeps,
  { userId }: Scope,
  { rows, mostOfRows, ids, language, fewestMembers }: CommunitiesWanted,
  leftOut: ReadonlySet<string>,
) {
  const ranked = await findIdsByModelRow(db, rows, fewestMembers);
  const ofLanguage = language ? listNotedIds(language) : [];
  const wanted = new Set([...ranked.slice(0, mostOfRows), ...ids, ...ofLanguage]);
  const open = [...wanted].filter((id) => !leftOut.has(id));
  const found = await findSubreddits(db, userId, open);
  return found.filter(({ members }) => members >= fewestMembers).map(knowCommunity);
}
