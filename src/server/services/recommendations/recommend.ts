import { listNotedIds } from "#catalogue/notes.ts";
import type { RecommendedSubreddit } from "#contract/projects/recommendation.ts";
import {
  type CommunitiesWanted,
  FEWEST_MEMBERS,
  listWanted,
  rankKnown,
} from "#engine/recommendations/rank-candidates.ts";
import {
  type DescribedProject,
  readProject,
  askForWords,
} from "#engine/recommendations/reading/read-project.ts";
import { findIdsByModelRow, findSubreddits } from "#server/db/subreddits/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { knowCommunity } from "./assess-communities.ts";
import type { Plan } from "#engine/billing/plans.ts";
import type { Assessment } from "#engine/recommendations/assess-match.ts";
import { explainMatch } from "#engine/recommendations/explain-match.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import { readAuthor } from "#server/services/accounts/present-user.ts";
import { presentSubreddit, roundMatch } from "#server/services/subreddits/present-subreddit.ts";

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

/** What one request may ask for, whatever the plan. */
const MOST_PER_REQUEST = 25;

/** As many as wanted, as far as the plan goes. */
export function recommendationLimit(plan: Plan, wanted: number | undefined): number {
  const allowed = plan.limits.recommendationsPerProject ?? MOST_PER_REQUEST;
  return Math.min(wanted ?? allowed, allowed, MOST_PER_REQUEST);
}

/** What to say where the plan leaves fewer than were asked for; null where it does not. */
export function noticeLimit(plan: Plan, wanted: number | undefined): string | null {
  const most = recommendationLimit(plan, wanted);
  if (wanted === undefined || wanted <= most) return null;
  return `Your plan includes ${most} recommended communities per project, so these are ${most} of the ${wanted} you asked for.`;
}

export function tellRecommendationLimit(most: number, count: number): ServiceError {
  return new ServiceError(
    "PLAN_LIMIT",
    `Your plan includes ${most} recommended communities per project, and this project has ${count}. You can still add others by name.`,
    { limit: most },
  );
}

/** Presents communities as matches of a project, with what this user's account has to watch for there. */
export async function createPresenter(deps: ServiceDeps, scope: Scope) {
  const user = await findUserById(deps.database.db, scope.userId);
  const account = readAuthor(user, deps.clock());

  return (
    subreddit: ReturnType<typeof knowCommunity>,
    assessment: Assessment,
  ): RecommendedSubreddit => {
    const relevanceScore = roundMatch(assessment.relevance);
    const { facts, policy } = subreddit;
    const { bestMatch: _ofAnyProject, ...shown } = presentSubreddit(
      subreddit,
      deps.profiles.get(subreddit.id),
      null,
      policy,
    );
    return {
      ...shown,
      relevanceScore,
      group: assessment.group,
      ...explainMatch({ ...assessment, facts, policy, account }),
    };
  };
}
