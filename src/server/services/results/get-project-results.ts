import type { ProjectResults } from "#contract/results.ts";
import { calibrate, summariseResults } from "#engine/results/measure-results.ts";
import {
  countPredictedOutcomes,
  listMeasuredPosts,
} from "#server/db/posts/results-and-visits-repository.ts";
import { findSizes } from "#server/db/subreddits/subreddits-repository.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";
import { type CsvCell, formatCsv } from "#engine/text/format-csv.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";

/** More than anyone makes by hand; it bounds what one call can cost. */
const MOST_POSTS = 10_000;

export async function getProjectResults(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
): Promise<ProjectResults> {
  const project = await requireProject(deps, scope, projectId);
  await requireFeature(deps, scope, "analytics");
  const { db } = deps.database;
  const user = await findUserById(db, scope.userId);
  const timezone = user?.timezone ?? "UTC";
  const now = deps.clock();
  const posts = await listMeasuredPosts(db, project.id, MOST_POSTS);
  const { communities, ...results } = summariseResults(posts, timezone, now);
  const ids = communities.map(({ subredditId }) => subredditId);
  const names = new Map((await findSizes(db, ids)).map(({ id, name }) => [id, name]));
  return {
    asOf: now.toISOString(),
    timezone,
    ...results,
    communities: communities.map((community) =>
      Object.assign(community, {
        fullName: `r/${names.get(community.subredditId) ?? community.subredditId}`,
      }),
    ),
    calibration: calibrate(await countPredictedOutcomes(db, scope.userId)),
  };
}

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
