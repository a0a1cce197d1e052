import { explainMatch } from "#engine/recommendations/explain-match.ts";
import { estimateInterval } from "./estimate-interval.ts";
import type { CategoryFigures } from "./measure-categories.ts";
import type { Ranking, ShownList } from "./measure-ranking.ts";
import type { Scores } from "./score-list.ts";

export function wordRanking({ raw, shown, knownShare }: Ranking): string {
  return [
    `${raw.length} projects; ${percent(knownShare)} of the communities named are in the catalogue`,
    `                 recall@10             nDCG@10               hit@1`,
    `model alone      ${wordScores(raw)}`,
    `as shown         ${wordScores(shown)}`,
  ].join("\n");
}

function wordScores(scores: Scores[]): string {
  const columns = [
    scores.map((s) => s.recall),
    scores.map((s) => s.ndcg),
    scores.map((s) => s.hit),
  ];
  return columns.map(wordEstimate).join("  ");
}

function wordEstimate(values: number[]): string {
  const { mean, low, high } = estimateInterval(values);
  return `${mean.toFixed(3)} [${low.toFixed(3)} ${high.toFixed(3)}]`;
}

export function wordCategories({ right, takenFor }: CategoryFigures): string {
  const rows = [...takenFor].toSorted(([a], [b]) => a.localeCompare(b));
  return [
    `category: ${right.length} texts, accuracy ${wordEstimate(right)}`,
    ...rows.map(([category, detected]) => `  ${category}: ${wordCounts(detected)}`),
  ].join("\n");
}

function wordCounts(counts: Map<string, number>): string {
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return sorted.map(([category, count]) => `${category} ${count}`).join(", ");
}

/** An account that passes no gate, so that every gate is told. */
const NEWCOMER = { karma: null, accountAgeDays: null };

export function wordLists(lists: ShownList[]): string {
  return lists.map(wordList).join("\n\n");
}

function wordList({ project, shown, right }: ShownList): string {
  const { name, description } = project;
  const lines = shown.map(({ community: { id, facts }, ...assessment }) => {
    const { why } = explainMatch({ ...assessment, facts, account: NEWCOMER });
    const mark = right.has(id) ? "*" : " ";
    return ` ${mark}${percent(assessment.relevance)} r/${facts.name}: ${why}`;
  });
  return [`${name}: ${description}`, ...lines].join("\n");
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
