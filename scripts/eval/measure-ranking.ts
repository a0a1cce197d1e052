import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import type { Candidate } from "#engine/recommendations/choose-communities.ts";
import type { KnownCommunity } from "#engine/recommendations/assess-match.ts";
import { type CommunitiesWanted, rankCandidates } from "#engine/recommendations/rank-candidates.ts";
import type { ProjectText } from "#engine/recommendations/project-text.ts";
import type { Catalogue } from "./open-catalogue.ts";
import type { ProjectCase } from "./read-cases.ts";
import { LIST_LENGTH, type Scores, scoreList } from "./score-list.ts";

export type ShownList = { project: ProjectText; shown: Candidate[]; right: Set<string> };
export type Ranking = {
  /** What the model alone says. */
  raw: Scores[];
  /** What the product shows. */
  shown: Scores[];
  lists: ShownList[];
  /** Share of the right communities that the catalogue holds: no list can name the others. */
  knownShare: number;
};

export async function measureRanking(
  model: MatcherModel,
  catalogue: Catalogue,
  cases: ProjectCase[],
): Promise<Ranking> {
  const raw: Scores[] = [];
  const shown: Scores[] = [];
  const lists: ShownList[] = [];
  for (const { project, subreddits } of cases) {
    const right = new Set(subreddits.map((name) => name.toLowerCase()));
    let ranked: KnownCommunity[] = [];
    const lookUp = async (wanted: CommunitiesWanted) => (ranked = await catalogue.lookUp(wanted));
    const chosen = (await rankCandidates(model, project, LIST_LENGTH, lookUp)) ?? [];
    raw.push(scoreList(namesOf(ranked), right));
    shown.push(scoreList(namesOf(chosen.map(({ community }) => community)), right));
    lists.push({ project, shown: chosen, right });
  }
  const all = lists.flatMap(({ right }) => [...right]);
  const known = all.filter((id) => catalogue.ids.has(id));
  return { raw, shown, lists, knownShare: known.length / all.length };
}

function namesOf(communities: { id: string }[]): string[] {
  return communities.slice(0, LIST_LENGTH).map(({ id }) => id);
}
