import type { SubredditSnapshot } from "#contract/subreddit.ts";
import type { HistoryQuery } from "#contract/subreddits/subreddit-lists.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireSubreddit } from "./require-subreddit.ts";
import {
  listSnapshots,
  type SnapshotRow,
} from "#server/db/subreddits/stale-subreddits-repository.ts";

const DEFAULT_LIMIT = 30;

/** Snapshots of our own, and before them the counts that the catalogue came with. */
export async function getSubredditHistory(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
  { limit = DEFAULT_LIMIT, offset = 0 }: HistoryQuery,
): Promise<SubredditSnapshot[]> {
  const { facts, modelRow, source } = await requireSubreddit(deps, scope, id);
  // A subreddit that the catalogue never had got all its counts elsewhere.
  const origin = modelRow === null ? source : "catalogue";
  const end = offset + limit;
  const snapshots = (await listSnapshots(deps.database.db, id, end)).map(presentSnapshot);
  const taken = new Set(snapshots.map(({ asOf }) => asOf.slice(0, 7)));
  const counts = [...facts.membersHistory, { asOf: facts.membersAsOf, members: facts.members }];
  const byDate = new Map(counts.map((count) => [count.asOf, count]));
  const bundled = [...byDate.values()]
    .filter(({ asOf }) => !taken.has(asOf.slice(0, 7)))
    .toSorted((a, b) => (a.asOf < b.asOf ? 1 : -1))
    .map(({ asOf, members }) => ({
      asOf,
      members,
      source: origin,
      riskLevel: null,
      postsPerDay: null,
    }));
  return [...snapshots, ...bundled].slice(offset, end);
}

function presentSnapshot(row: SnapshotRow): SubredditSnapshot {
  return {
    asOf: row.takenAt.toISOString().slice(0, 10),
    members: row.members,
    source: row.source,
    riskLevel: row.risk,
    postsPerDay: row.postsPerDay,
  };
}
