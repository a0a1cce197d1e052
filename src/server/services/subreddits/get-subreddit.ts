import { pickTellingKeywords } from "#engine/subreddits/telling-keywords.ts";
import type { SubredditActivity, SubredditDetail } from "#contract/subreddit.ts";
import {
  findOwnView,
  findSizes,
  findSubreddits,
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
} from "./present-subreddit.ts";
import { rememberCommunity } from "./remember.ts";
import { notInCatalogue, requireSubreddit } from "./require-subreddit.ts";
import type { Profile } from "#catalogue/profiles.ts";
import { NO_SOURCE } from "#engine/policy/word-policy.ts";
import { wordSource } from "#engine/policy/word-source.ts";
import { wordRequirements } from "#engine/policy/word-requirements.ts";
import { wordRules } from "#engine/rules/rule-table.ts";
import { composeNotes } from "#engine/subreddits/compose-notes.ts";
import { measureGrowth } from "#engine/subreddits/measure-growth.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { createRelevance, MOST_PROJECTS } from "./present-ids.ts";

export async function getSubreddit(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
): Promise<SubredditDetail> {
  const { matcher, profiles } = deps;
  const { subreddit, related } = await rememberCommunity(deps, id, () => readCommunity(deps, id));
  const mine = await findOwnView(deps.database.db, scope.userId, [id], MOST_PROJECTS);
  const { features } = await currentPlan(deps, scope);
  const seen = seeAs(subreddit, mine);
  const relevance = createRelevance(matcher, mine.projects)(seen);
  const presented = presentDetail(seen, profiles.get(id), relevance, related);
  return features.detailedStatistics ? presented : { ...presented, statistics: null };
}

type Community = { subreddit: KnownSubreddit; related: RelatedSubreddit[] };

/** As everybody sees it. */
async function readCommunity(deps: ServiceDeps, id: string): Promise<Community> {
  const { db } = deps.database;
  const [subreddit] = await findSubreddits(db, null, [id]);
  if (!subreddit) throw await notInCatalogue(deps, id);
  const relatedIds = subreddit.facts.related.map((name) => name.toLowerCase());
  return { subreddit, related: await findSizes(db, relatedIds) };
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

type RelatedSubreddit = Pick<KnownSubreddit, "id" | "name" | "members">;

function presentDetail(
  subreddit: KnownSubreddit,
  profile: Profile | undefined,
  relevanceScore: number | null,
  related: readonly RelatedSubreddit[],
): SubredditDetail {
  const { facts } = subreddit;
  const policy = buildPolicy(subreddit);
  return {
    ...presentSubreddit(subreddit, profile, relevanceScore, policy),
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
    related: related.map(({ id, name, members }) => ({ id, fullName: `r/${name}`, members })),
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

function presentProfile(profile: Profile): SubredditDetail["notes"] {
  const kinds = ["works", "removed", "promotion", "differs"] as const;
  return kinds.flatMap((kind) => {
    const text = profile[kind];
    return text ? [{ kind, text }] : [];
  });
}
