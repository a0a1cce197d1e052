import { pickTellingKeywords } from "#engine/subreddits/telling-keywords.ts";
import type { SubredditActivity, SubredditDetail, SubredditSnapshot } from "#contract/subreddit.ts";
import {
  findOwnView,
  findSizes,
  type NamedSubreddit,
  type KnownSubreddit,
  seeAs,
} from "#server/db/subreddits/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  presentBasis,
  presentDayBasis,
  presentDays,
  presentHours,
  presentSubreddit,
  presentOutcome,
  createMatches,
  MOST_PROJECTS,
} from "./present-subreddit.ts";
import { rememberCommunities, rememberEach } from "./remember-communities.ts";
import { notInCatalogue, requireSubreddit } from "./require-subreddit.ts";
import type { Profile } from "#engine/policy/notes/note.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { NO_SOURCE } from "#engine/policy/word-policy.ts";
import { wordSource } from "#engine/policy/word-source.ts";
import { wordRequirements } from "#engine/policy/word-requirements.ts";
import { wordRules } from "#engine/rules/rule-table.ts";
import { composeNotes } from "#engine/subreddits/compose-notes.ts";
import { measureGrowth } from "#engine/subreddits/measure-yearly-growth.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import type { HistoryQuery } from "#contract/subreddits/subreddit-lists.ts";
import {
  listSnapshots,
  type SnapshotRow,
} from "#server/db/subreddits/stale-subreddits-repository.ts";
import type { SubredditTiming } from "#contract/timing.ts";
import { judgeOwnTiming, type OwnResult } from "#engine/timing/judge-own-timing.ts";
import { judgeTiming } from "#engine/timing/judge-timing.ts";
import { utcOffsetMinutes } from "#engine/clock/local-hours.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { listOwnResults } from "#server/db/posts/results-and-visits-repository.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";

export async function getSubreddit(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
): Promise<SubredditDetail> {
  const { matcher, profiles } = deps;
  const { subreddit, related } = await readCommunity(deps, id);
  const mine = await findOwnView(deps.database.db, scope.userId, [id], MOST_PROJECTS);
  const { features } = await currentPlan(deps, scope);
  const seen = seeAs(subreddit, mine);
  const match = createMatches(matcher, mine.projects)(seen);
  const presented = presentDetail(seen, profiles.get(id), match, related);
  return features.detailedStatistics ? presented : { ...presented, statistics: null };
}

type Community = { subreddit: KnownSubreddit; related: NamedSubreddit[] };

/** As everybody sees it. */
async function readCommunity(deps: ServiceDeps, id: string): Promise<Community> {
  const subreddit = (await rememberCommunities(deps, [id])).get(id);
  if (!subreddit) throw await notInCatalogue(deps, id);
  const relatedIds = subreddit.facts.related.map((name) => name.toLowerCase());
  const related = await rememberEach(
    deps,
    "related",
    [id],
    async () => new Map([[id, await findSizes(deps.database.db, relatedIds)]]),
  );
  return { subreddit, related: related.get(id) ?? [] };
}

export async function getSubredditActivity(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
  view: SubredditActivity["view"] = "hourly",
): Promise<SubredditActivity> {
  const { activity } = (await requireSubreddit(deps, scope, id)).facts;
  return {
    view,
    activity: view === "daily" ? presentDays(activity) : presentHours(activity),
    basis: view === "daily" ? presentDayBasis(activity) : presentBasis(activity),
  };
}

function presentDetail(
  subreddit: KnownSubreddit,
  profile: Profile | undefined,
  match: Parameters<typeof presentSubreddit>[2],
  related: readonly NamedSubreddit[],
): SubredditDetail {
  const { facts } = subreddit;
  const policy = buildPolicy(subreddit);
  return {
    ...presentSubreddit(subreddit, profile, match, policy),
    isDescriptionHandWritten: profile !== undefined,
    topic: facts.topic,
    createdOn: facts.createdOn,
    keywords: pickTellingKeywords(facts.keywords),
    rules: policy.listedRules && {
      asOf: policy.listedRules.source.asOf ?? facts.membersAsOf,
      listed: policy.listedRules.count,
      understood: policy.listedRules.understood,
      isYours: policy.listedRules.source.kind === "yours",
      sourceWords: wordSource(policy.listedRules.source),
      unread: policy.uncodedRules.map(({ text }) => text),
      items: wordRules(policy).map(({ code, text }) => ({
        code,
        text,
        sourceWords: wordSource(policy.codeSources[code] ?? NO_SOURCE),
      })),
    },
    bannedWords: groupKeywords(policy),
    requirements: wordRequirements(policy).map(({ text, source }) => ({
      text,
      source,
      sourceWords: wordSource(source),
    })),
    postTypesSource: policy.formats && wordSource(policy.formats.source),
    flairsSeen: facts.flairs,
    postTypesSeen: facts.postTypes,
    seenAsOf: facts.seenAsOf,
    membersHistory: facts.membersHistory,
    growth: measureGrowth(facts.membersHistory),
    related: related.map(({ name, ...sized }) => ({ ...sized, fullName: `r/${name}` })),
    notes: profile ? presentProfile(profile) : composeNotes(facts, policy),
    statistics: {
      weeklyActive: facts.weeklyActive,
      frontPage: facts.frontPage,
      outcomeByHour: presentOutcome(facts.activity),
    },
    source: subreddit.source,
    refreshedAt: subreddit.refreshedAt?.toISOString() ?? null,
    redditUrl: `https://www.reddit.com/r/${subreddit.name}/`,
  };
}

function groupKeywords({ bannedKeywords, keywordSources }: Policy): SubredditDetail["bannedWords"] {
  const bySource = Map.groupBy(bannedKeywords, (word) =>
    wordSource(keywordSources[word] ?? NO_SOURCE),
  );
  return Array.from(bySource, ([sourceWords, words]) => ({ words, sourceWords }));
}

function presentProfile(profile: Profile): SubredditDetail["notes"] {
  const kinds = ["works", "removed", "promotion", "differs"] as const;
  return kinds.flatMap((kind) => {
    const text = profile[kind];
    return text ? [{ kind, text }] : [];
  });
}

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
  const { members: latest, membersAsOf, membersEstimated } = facts;
  const counts = [...facts.membersHistory, { asOf: membersAsOf, members: latest }];
  const byDate = new Map(counts.map((count) => [count.asOf, count]));
  const bundled = [...byDate.values()]
    .filter(({ asOf }) => !taken.has(asOf.slice(0, 7)))
    .toSorted((a, b) => (a.asOf < b.asOf ? 1 : -1))
    .map(({ asOf, members }) => ({
      asOf,
      members,
      membersEstimated: membersEstimated && asOf === membersAsOf,
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
    membersEstimated: false,
    source: row.source,
    riskLevel: row.risk,
    postsPerDay: row.postsPerDay,
  };
}

export async function getSubredditTiming(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
): Promise<SubredditTiming> {
  const { activity } = (await requireSubreddit(deps, scope, id)).facts;
  const { features } = await currentPlan(deps, scope);
  return {
    timing: judgeTiming(activity),
    outcomeByHour: features.detailedStatistics ? presentOutcome(activity) : null,
    own: judgeOwnTiming(await readOwnResults(deps, scope, id)),
  };
}

/** By the clock that the user had when the post was made, summer time included. */
async function readOwnResults(deps: ServiceDeps, scope: Scope, id: string): Promise<OwnResult[]> {
  const { db } = deps.database;
  const timezone = (await findUserById(db, scope.userId))?.timezone ?? "UTC";
  const results = await listOwnResults(db, scope.userId, id, deps.clock());
  return results.map(({ postedAt, points }) => {
    const local = new Date(postedAt.getTime() + utcOffsetMinutes(timezone, postedAt) * MINUTE_MS);
    return { localHour: local.getUTCHours(), points };
  });
}
