import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { rankSubreddits } from "#engine/matching/score-subreddits.ts";
import { createAssessor, type KnownCommunity } from "./assess-match.ts";
import { type Candidate, chooseCommunities } from "./choose-communities.ts";
import type { Language } from "./languages/detect-language.ts";
import type { ProjectReading } from "./reading/read-project.ts";

/** What to look up, of FEWEST_MEMBERS at least: the best of some rows, some by their ids, and those of a language. */
export type CommunitiesWanted = {
  rows: number[];
  mostOfRows: number;
  ids: string[];
  language: Language | null;
};

/** Smaller communities hardly see posts. */
export const FEWEST_MEMBERS = 5000;
/** More than are ever shown, because most of them are no fit or no place for projects. */
const MOST_OF_ROWS = 90;
/** Rows of communities that were left out of the catalogue or have shrunk take places as well. */
const RANKED_PER_CANDIDATE = 2;
const MOST_OF_TOPICS = 20;

/**
 * The communities that fit a project, in the order in which they are shown. The server and
 * `npm run eval` both call this, so that what is measured is what is shown.
 */
export async function rankCandidates<K extends KnownCommunity>(
  model: MatcherModel,
  project: ProjectReading,
  limit: number,
  lookUp: (wanted: CommunitiesWanted) => Promise<K[]>,
): Promise<Candidate<K>[]> {
  return rankKnown(model, project, limit, await lookUp(listWanted(model, project)));
}

/** The second half, for those who look up the communities of several projects at once. */
export function rankKnown<K extends KnownCommunity>(
  model: MatcherModel,
  project: ProjectReading,
  limit: number,
  known: K[],
): Candidate<K>[] {
  const assess = createAssessor(model, project);
  const candidates = known.map((community): Candidate<K> =>
    Object.assign(assess(community), { community }),
  );
  return chooseCommunities(candidates, limit);
}

export function listWanted(model: MatcherModel, project: ProjectReading): CommunitiesWanted {
  const { query, topicQuery, places, launchPlaces, language } = project;
  const limit = MOST_OF_ROWS * RANKED_PER_CANDIDATE;
  const ranked = rankSubreddits(model, query, { limit });
  const ofTopics = topicQuery ? rankSubreddits(model, topicQuery, { limit: MOST_OF_TOPICS }) : [];
  return {
    rows: [...new Set([...ofTopics, ...ranked].map(({ row }) => row))],
    mostOfRows: MOST_OF_ROWS + ofTopics.length,
    ids: [...launchPlaces.keys(), ...places.known, ...places.possible],
    language,
  };
}
