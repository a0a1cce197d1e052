import type { RuleCodes } from "#engine/rules/rule-codes.ts";
import { wordDay } from "#engine/rules/word-day.ts";
import type { SubredditFacts } from "./subreddit-facts.ts";

/** How often one may promote there, short enough for a card. */
export function wordPostingFrequency({ rules }: Pick<SubredditFacts, "rules">): string {
  const codes = rules?.codes ?? {};
  return wordPlaceOrDay(codes) ?? wordMeasure(codes);
}

function wordPlaceOrDay(codes: RuleCodes): string | undefined {
  const dayCode = codes["promotion-on-day"] ?? codes["showcase-on-day"];
  const day = dayCode === undefined ? undefined : (wordDay(dayCode) ?? "on a set day");
  if (codes["promotion-in-thread-only"]) {
    return day ? `In the promotion thread, ${day} only` : "In the promotion thread only";
  }
  return day && `Only ${day}`;
}

function wordMeasure(codes: RuleCodes): string {
  const limit = codes["promotion-limited"];
  if (typeof limit === "number") return `Its rules limit promotion to ${limit} % of what you write`;
  if (limit) return "Its rules limit promotion, the share is not known; our norm: 1 in 10";
  if (codes["no-self-promotion"] || codes["no-apps-or-sites"]) return "No promotional posts";
  if (codes["ask-moderators-first"]) return "Ask the moderators first; at most one in 14 days";
  return "No rule known; our norm: one promotional post in 14 days";
}
