import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { rankSubreddits, scoreRow } from "#engine/matching/score-subreddits.ts";
import { createAssessor, type KnownCommunity, listMakers } from "./assess-match.ts";
import { type Candidate, chooseCommunities } from "./choose-communities.ts";
import { encodeProject } from "./encode-project.ts";
import type { ProjectText } from "./project-text.ts";
import { isOfOneSubject } from "./takes-launches.ts";

/** What to look up, of this size at least: the best of some rows, in their order, then some by their ids. */
export type CommunitiesWanted = {
  rows: number[];
  mostOfRows: number;
  ids: string[];
  fewestMembers: number;
};

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
  lookUp: (wanted: CommunitiesWanted) => Promise<K[]>,
): Promise<Candidate<K>[] | null> {
  const query = encodeProject(model, project);
  if (!query) return null;
  const mostOfRows = Math.max(FEWEST_CANDIDATES, limit * CANDIDATES_PER_PLACE);
  const ranked = rankSubreddits(model, query, { limit: mostOfRows * RANKED_PER_CANDIDATE });
  const known = await lookUp({
    rows: ranked.map(({ row }) => row),
    mostOfRows,
    // However far down the model puts them: one of them is always shown.
    ids: listMakersOfAllKinds(model),
    fewestMembers: FEWEST_MEMBERS,
  });
  const assess = createAssessor(model, project);
  const candidates = known.flatMap((community): Candidate<K>[] => {
    if (community.modelRow === null) return [];
    const assessment = assess(community, scoreRow(model, query, community.modelRow));
    return [{ community, ...assessment }];
  });
  return chooseCommunities(candidates, limit);
}

function listMakersOfAllKinds(model: MatcherModel): string[] {
  return [...listMakers(model)].filter((id) => !isOfOneSubject(id));
}
