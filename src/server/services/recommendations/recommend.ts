import type { RecommendedSubreddit } from "#contract/project.ts";
import { encodeText } from "#engine/matching/encode-text.ts";
import { matchPercent, rankSubreddits } from "#engine/matching/score-subreddits.ts";
import { type Candidate, chooseCommunities } from "#engine/recommendations/choose-communities.ts";
import {
  findIdsByModelRow,
  findSubreddits,
  type KnownSubreddit,
} from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createPresenter } from "./present-recommended.ts";

export type ProjectText = { name: string; description: string };

/** Smaller communities hardly see posts. */
const FEWEST_MEMBERS = 5000;
/** More than are ever shown, because some of them are dead or jokes. */
const CANDIDATES_PER_PLACE = 3;
const FEWEST_CANDIDATES = 40;
/** Rows of communities that were left out of the catalogue or are small take places as well. */
const RANKED_PER_CANDIDATE = 4;

/** The communities that fit a project, best first. */
export async function recommend(
  deps: ServiceDeps,
  scope: Scope,
  project: ProjectText,
  limit: number,
): Promise<RecommendedSubreddit[]> {
  const query = encodeText(deps.matcher, textOf(project));
  if (!query) {
    throw new ServiceError(
      "VALIDATION",
      "We know none of the words in this description. Please describe the project in a few plain English sentences.",
    );
  }
  const candidates = await findCandidates(deps, scope, query, limit);
  const present = await createPresenter(deps, scope, textOf(project));
  return chooseCommunities(candidates, limit).map(({ subreddit, score }) =>
    present(subreddit, matchPercent(deps.matcher, score)),
  );
}

export function textOf({ name, description }: ProjectText): string {
  return `${name}. ${description}`;
}

type FoundCandidate = Candidate & { subreddit: KnownSubreddit };

async function findCandidates(
  deps: ServiceDeps,
  scope: Scope,
  query: Float64Array,
  limit: number,
): Promise<FoundCandidate[]> {
  const { matcher, database, profiles } = deps;
  const wanted = Math.max(FEWEST_CANDIDATES, limit * CANDIDATES_PER_PLACE);
  const ranked = rankSubreddits(matcher, query, { limit: wanted * RANKED_PER_CANDIDATE });
  const rows = ranked.map(({ row }) => row);
  const ids = await findIdsByModelRow(database.db, rows, FEWEST_MEMBERS);
  const makers = new Set(matcher.rerank.makerSubreddits.map((name) => name.toLowerCase()));
  const scores = new Map(ranked.map(({ row, score }) => [row, score]));
  const found = await findSubreddits(database.db, scope.userId, ids.slice(0, wanted));
  return found.map((subreddit) => ({
    id: subreddit.id,
    subreddit,
    score: scores.get(subreddit.modelRow ?? -1) ?? 0,
    facts: subreddit.facts,
    isMaker: makers.has(subreddit.id),
    hasProfile: profiles.has(subreddit.id),
  }));
}
