import { explainMatch } from "#engine/recommendations/explain-match.ts";
import type { Matcher } from "#engine/recommendations/matcher.ts";
import { rankCommunities } from "#engine/recommendations/rank-communities.ts";
import { readProject } from "#engine/recommendations/reading/read-project.ts";
import { estimateInterval } from "./estimate-interval.ts";
import type { AudienceFigures, CategoryFigures } from "./measure-categories.ts";
import type { Catalogue } from "./open-catalogue.ts";
import type { ProjectCase } from "./read-cases.ts";
import { LIST_LENGTH } from "./fit-figure.ts";

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

/** What each project would be shown. */
export async function wordLists(
  matcher: Matcher,
  { lookUp }: Catalogue,
  cases: ProjectCase[],
): Promise<string> {
  const lists = [];
  for (const project of cases) {
    const reading = readProject(matcher, project);
    const { fits, general } = reading
      ? await rankCommunities(matcher, reading, LIST_LENGTH, lookUp)
      : { fits: [], general: [] };
    const word = ({ community, ...assessment }: (typeof fits)[number]) => {
      const { facts, policy } = community;
      const { why } = explainMatch({ ...assessment, facts, policy, account: NEWCOMER });
      return `${Math.round(assessment.relevance * 100)}% ${assessment.group} r/${facts.name}: ${why}`;
    };
    lists.push(
      [
        `${project.name}: ${project.description}`,
        ...fits.map((one) => `  ${word(one)}`),
        ...general.map((one) => `  any project: ${word(one)}`),
      ].join("\n"),
    );
  }
  return lists.join("\n\n");
}
