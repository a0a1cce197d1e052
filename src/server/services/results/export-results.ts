import type { ProjectResults } from "#contract/results.ts";
import { WEEKDAYS } from "#engine/rules/rule-value.ts";
import { type CsvCell, formatCsv } from "#engine/text/format-csv.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { getProjectResults } from "./get-project-results.ts";

type Measure = ProjectResults["total"];

const COLUMNS = [
  "by",
  "name",
  "posts",
  "live",
  "removed",
  "survival",
  "survivalLow",
  "survivalHigh",
  "medianUpvotes",
  "medianComments",
];

/** A project's results for spreadsheets: one row for the whole, each week, community, hour and weekday. */
export async function exportResults(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
): Promise<string> {
  const results = await getProjectResults(deps, scope, projectId);
  return formatCsv(COLUMNS, [
    toRow("total", "", results.total),
    ...results.weeks.map((week) => toRow("week", week.startsOn, week)),
    ...results.communities.map((one) => toRow("community", one.fullName, one)),
    ...results.hours.map((hour, n) => toRow("hour", `${String(n).padStart(2, "0")}:00`, hour)),
    ...results.weekdays.map((day, n) => toRow("weekday", WEEKDAYS[n] ?? "", day)),
  ]);
}

function toRow(by: string, name: string, measure: Measure): CsvCell[] {
  const { posts, live, removed, survival, upvotes, comments } = measure;
  return [
    by,
    name,
    posts,
    live,
    removed,
    survival?.value ?? null,
    survival?.low ?? null,
    survival?.high ?? null,
    upvotes?.value ?? null,
    comments?.value ?? null,
  ];
}
