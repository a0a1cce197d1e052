import { explainMatch } from "#engine/recommendations/explain-match.ts";
import { estimateInterval } from "./estimate-interval.ts";
import type { AudienceFigures, CategoryFigures } from "./measure-categories.ts";
import type { JudgedList, Worth } from "./measure-ranking.ts";

const FIRST_TO_POST = 5;

/** The figures over all, over the half that was never fitted on, and by kind and language. */
export function wordRanking(lists: JudgedList[]): string {
  const rows = [
    ["all", lists],
    ["unseen half", lists.filter(({ half }) => half === "unseen")],
    ["fitted half", lists.filter(({ half }) => half === "fitted")],
    ...Map.groupBy(lists, ({ project }) => project.kind),
    ...Map.groupBy(lists, ({ project }) => project.language),
  ] as [string, JudgedList[]][];
  const unjudged = lists.flatMap(({ shown }) => shown).filter(({ worth }) => worth === "unjudged");
  return [
    `${lists.length} projects; ${unjudged.length} communities in lists without a judgement count as irrelevant`,
    `${"".padEnd(18)}${["first five to post", "first ten", "nDCG@10 as shown", "nDCG@10 of the model"].map((head) => head.padEnd(22)).join("")}`,
    ...rows.map(([name, part]) => name.padEnd(18) + wordRow(part)),
    wordCalibration(lists),
  ].join("\n");
}

function wordRow(lists: JudgedList[]): string {
  const share = (fits: (worth: Worth) => boolean, pick: (list: JudgedList) => Worth[]) =>
    wordEstimate(lists.map(pick).flatMap((worths) => worths.map((worth) => Number(fits(worth)))));
  return [
    share(
      (worth) => worth === "allowed",
      ({ shown }) =>
        shown
          .filter(({ candidate }) => candidate.group === "post")
          .slice(0, FIRST_TO_POST)
          .map(({ worth }) => worth),
    ),
    share(
      (worth) => worth === "allowed" || worth === "closed",
      ({ shown }) => shown.map(({ worth }) => worth),
    ),
    wordEstimate(lists.map(({ shownNdcg }) => shownNdcg)),
    wordEstimate(lists.map(({ modelNdcg }) => modelNdcg)),
  ]
    .map((figure) => figure.padEnd(22))
    .join("");
}

/** Of the communities shown at each tenth, how many are relevant: on the half that was never fitted on. */
function wordCalibration(lists: JudgedList[]): string {
  const shown = lists.filter(({ half }) => half === "unseen").flatMap((list) => list.shown);
  const tenths = Map.groupBy(shown, ({ candidate }) => Math.floor(candidate.relevance * 10));
  const words = [...tenths]
    .toSorted(([a], [b]) => a - b)
    .map(([tenth, found]) => {
      const relevant = found.filter(({ worth }) => worth === "allowed" || worth === "closed");
      return `${tenth * 10}%+: ${percent(relevant.length / found.length)} of ${found.length}`;
    });
  return `relevant by the percentage shown, unseen half: ${words.join(", ")}`;
}

function wordEstimate(values: number[]): string {
  if (values.length === 0) return "-";
  const { mean, low, high } = estimateInterval(values);
  return `${mean.toFixed(3)} [${low.toFixed(2)} ${high.toFixed(2)}]`;
}

export function wordCategories({ right, takenFor }: CategoryFigures): string {
  const rows = [...takenFor].toSorted(([a], [b]) => a.localeCompare(b));
  return [
    `category: ${right.length} texts, accuracy ${wordEstimate(right)}`,
    ...rows.map(([category, detected]) => `  ${category}: ${wordCounts(detected)}`),
  ].join("\n");
}

export function wordAudiences(figures: AudienceFigures[]): string {
  return figures
    .map(
      ({ likely, right }) =>
        `audience, likely from ${likely}: ${right.length} texts, one right ${wordEstimate(right)}`,
    )
    .join("\n");
}

function wordCounts(counts: Map<string, number>): string {
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return sorted.map(([category, count]) => `${category} ${count}`).join(", ");
}

/** An account that passes no gate, so that every gate is told. */
const NEWCOMER = { karma: null, accountAgeDays: null };

const MARKS: Record<Worth, string> = { allowed: "*", closed: "-", irrelevant: "!", unjudged: "?" };

export function wordLists(lists: JudgedList[]): string {
  return lists.map(wordList).join("\n\n");
}

function wordList({ project, half, shown }: JudgedList): string {
  const { id, name, description, kind, language } = project;
  const lines = shown.map(({ candidate: { community, ...assessment }, worth }) => {
    const { facts, policy } = community;
    const { why } = explainMatch({ ...assessment, facts, policy, account: NEWCOMER });
    return ` ${MARKS[worth]} ${percent(assessment.relevance)} ${assessment.group} r/${facts.name}: ${why}`;
  });
  return [`${id} (${kind}, ${language}, ${half}) ${name}: ${description}`, ...lines].join("\n");
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
