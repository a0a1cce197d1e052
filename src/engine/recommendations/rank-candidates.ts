import { encodeText } from "#engine/matching/encode-text.ts";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { rankSubreddits } from "#engine/matching/score-subreddits.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { type Candidate, chooseCommunities } from "./choose-communities.ts";
import { createTermFinder } from "./match-terms.ts";
import { type ProjectText, textOf } from "./project-text.ts";

/** What the catalogue, wherever it is kept, knows of one row of the model. */
export type KnownCommunity = {
  id: string;
  modelRow: number | null;
  facts: SubredditFacts;
  /** Described by hand. */
  hasProfile: boolean;
};

/** Which rows to look up: best first, no smaller ones, and no more than are wanted. */
export type RowsWanted = { rows: number[]; fewestMembers: number; most: number };

/** Smaller communities hardly see posts. */
const FEWEST_MEMBERS = 5000;
/** More than are ever shown, because some of them are dead or jokes. */
const CANDIDATES_PER_PLACE = 3;
const FEWEST_CANDIDATES = 40;
/** Rows of communities that were left out of the catalogue or have shrunk take places as well. */
const RANKED_PER_CANDIDATE = 2;

/**
 * The communities that fit a project, best first, null when none of its words is known. The server and
 * `npm run eval` both call this, so that what is measured is what is shown.
 */
export async function rankCandidates<K extends KnownCommunity>(
  model: MatcherModel,
  project: ProjectText,
  limit: number,
  lookUp: (wanted: RowsWanted) => Promise<K[]>,
): Promise<(Candidate & { community: K })[] | null> {
  const text = textOf(project);
  const query = encodeText(model, text);
  if (!query) return null;
  const most = Math.max(FEWEST_CANDIDATES, limit * CANDIDATES_PER_PLACE);
  const ranked = rankSubreddits(model, query, { limit: most * RANKED_PER_CANDIDATE });
  const scores = new Map(ranked.map(({ row, score }) => [row, score]));
  const known = await lookUp({ rows: [...scores.keys()], fewestMembers: FEWEST_MEMBERS, most });
  const makers = new Set(model.rerank.makerSubreddits.map((name) => name.toLowerCase()));
  const findTerms = createTermFinder(text);
  const candidates = known.map((community) => ({
    id: community.id,
    community,
    score: scores.get(community.modelRow ?? -1) ?? 0,
    facts: community.facts,
    isMaker: makers.has(community.id),
    hasProfile: community.hasProfile,
    sharesWords: findTerms(community.facts).length > 0,
  }));
  return chooseCommunities(candidates, limit);
}
