import { createHash } from "node:crypto";
import { type MatcherModel, encodeText } from "#engine/matching/matcher-model.ts";
import { rankSubreddits } from "#engine/matching/score-subreddits.ts";
import { rankCandidates, type Candidate } from "#engine/recommendations/rank-candidates.ts";
import { readProject } from "#engine/recommendations/reading/read-project.ts";
import type { Catalogue } from "./open-catalogue.ts";
import type { Judgement, ProjectCase } from "./read-cases.ts";
import { LIST_LENGTH, scoreList } from "./score-list.ts";

/** What a community in a list is for the project: `unjudged` counts as irrelevant. */
export type Worth = "allowed" | "closed" | "irrelevant" | "unjudged";

export type JudgedList = {
  project: ProjectCase;
  /** Weights and bounds were fitted on the one half, and are measured on the other. */
  half: "fitted" | "unseen";
  shown: { candidate: Candidate; worth: Worth }[];
  /** nDCG@10 by the labels alone: of the matcher's own order, and of what is shown. */
  modelNdcg: number;
  shownNdcg: number;
};

export async function measureRanking(
  model: MatcherModel,
  catalogue: Catalogue,
  cases: ProjectCase[],
  judgements: ReadonlyMap<string, Judgement>,
): Promise<JudgedList[]> {
  const lists: JudgedList[] = [];
  for (const project of cases) {
    const { post, closed, unknown } = project.relevant;
    const right = new Set([...post, ...closed, ...unknown]);
    const reading = readProject(model, project);
    const chosen = reading
      ? await rankCandidates(model, reading, LIST_LENGTH, catalogue.lookUp)
      : [];
    lists.push({
      project,
      half: halfOf(project),
      shown: chosen.map((candidate) => ({
        candidate,
        worth: judge(candidate.community.id, project, judgements.get(project.id)),
      })),
      modelNdcg: scoreList(await rankByModel(model, catalogue, project), right).ndcg,
      shownNdcg: scoreList(idsOf(chosen.map(({ community }) => community)), right).ndcg,
    });
  }
  return lists;
}

/** The matcher's own order, for its own text, of communities that are large enough. */
async function rankByModel(
  model: MatcherModel,
  catalogue: Catalogue,
  { name, description }: ProjectCase,
): Promise<string[]> {
  const query = encodeText(model, `${name}. ${description}`);
  const ranked = query ? rankSubreddits(model, query, { limit: 5 * LIST_LENGTH }) : [];
  const found = await catalogue.lookUp({
    rows: ranked.map(({ row }) => row),
    mostOfRows: LIST_LENGTH,
    ids: [],
    language: null,
  });
  return idsOf(found);
}

function idsOf(communities: { id: string }[]): string[] {
  return communities.slice(0, LIST_LENGTH).map(({ id }) => id);
}

/** By its id, so that a project is always on the same side. */
export function halfOf({ id, half }: ProjectCase): JudgedList["half"] {
  if (half) return half;
  return (createHash("sha256").update(id).digest()[0] ?? 0) % 2 === 0 ? "fitted" : "unseen";
}

export function judge(id: string, { relevant, wrong }: ProjectCase, judged?: Judgement): Worth {
  if (relevant.post.includes(id) || judged?.right.includes(id)) return "allowed";
  if (relevant.closed.includes(id) || relevant.unknown.includes(id)) return "closed";
  if (judged?.closed.includes(id)) return "closed";
  return wrong.includes(id) || judged?.irrelevant.includes(id) ? "irrelevant" : "unjudged";
}
