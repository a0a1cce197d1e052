import type { SubredditDetail } from "#contract/subreddit.ts";
import type { Profile } from "#catalogue/profiles.ts";
import { NO_SOURCE, wordSource } from "#engine/policy/word-policy.ts";
import { wordRequirements } from "#engine/policy/word-requirements.ts";
import { wordRules } from "#engine/rules/rule-table.ts";
import { composeNotes } from "#engine/subreddits/compose-notes.ts";
import { measureGrowth } from "#engine/subreddits/measure-growth.ts";
import type { KnownSubreddit } from "#server/db/subreddits-repository.ts";
import { buildPolicy } from "../policies/build-policy.ts";
import { presentOutcome } from "./present-outcome.ts";
import { presentSubreddit } from "./present-subreddit.ts";

export function presentDetail(
  subreddit: KnownSubreddit,
  profile: Profile | undefined,
  relevanceScore: number | null,
  related: { id: string; name: string; members: number }[],
): SubredditDetail {
  const { facts } = subreddit;
  const policy = buildPolicy(subreddit);
  return {
    ...presentSubreddit(subreddit, profile, relevanceScore, policy),
    isDescriptionHandWritten: profile !== undefined,
    topic: facts.topic,
    createdOn: facts.createdOn,
    keywords: facts.keywords,
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
