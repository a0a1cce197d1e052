import { wordDay } from "#engine/rules/word-day.ts";
import type { RuleCodes } from "#engine/rules/rule-codes.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { joinWords } from "#engine/text/join-words.ts";
import { findMatchingTerms } from "./match-terms.ts";

/** `fits` speaks for a community, `mind` is what to mind there. */
export type Reason = { kind: "fits" | "mind"; text: string };

export type Match = {
  /** What the project says about itself. */
  text: string;
  facts: SubredditFacts;
  /** Launches are what the community is for, or are common there. */
  isMaker: boolean;
  account: { karma: number; ageDays: number };
};

const MOST_NAMED = { fits: 2, mind: 2 };

/** Why a community fits, and what to mind there: one line, and each reason by itself. */
export function explainMatch(match: Match): { why: string; reasons: Reason[] } {
  const reasons = [...findFits(match), ...findObjections(match)];
  const name = (kind: Reason["kind"]) =>
    reasons.filter((reason) => reason.kind === kind).slice(0, MOST_NAMED[kind]);
  const [fits, mind] = [name("fits"), name("mind")];
  const sentences = [
    capitalise(fits.map(({ text }) => text).join("; ")),
    mind.length > 0 ? `Mind: ${mind.map(({ text }) => text).join("; ")}` : "",
  ];
  return { why: `${sentences.filter(Boolean).join(". ")}.`, reasons };
}

function findFits({ text, facts, isMaker }: Match): Reason[] {
  const terms = findMatchingTerms(text, facts);
  const topical =
    terms.length > 0 ? `talks about ${joinWords(terms)}` : `close in topic: ${facts.category}`;
  return [
    { kind: "fits", text: topical } as const,
    ...(isMaker ? [{ kind: "fits", text: "similar projects are shared there" } as const] : []),
    ...describeOpenings(facts.rules?.codes ?? {}).map((text) => ({ kind: "fits", text }) as const),
  ];
}

function describeOpenings(codes: RuleCodes): string[] {
  const day = codes["promotion-on-day"] ?? codes["showcase-on-day"];
  return [
    day === undefined ? "" : `promotion is allowed ${wordDay(day) ?? "on certain days"}`,
    codes["promotion-in-thread-only"] ? "promotion has a thread of its own" : "",
  ].filter(Boolean);
}

function findObjections({ facts, account }: Match): Reason[] {
  const texts = facts.rules
    ? describeObjections(facts.rules.codes, account)
    : ["its rules are not known to us"];
  return texts.map((text) => ({ kind: "mind", text }));
}

function describeObjections(codes: RuleCodes, account: Match["account"]): string[] {
  const hasOpening = describeOpenings(codes).length > 0;
  return [
    describeGate("karma", codes["min-karma"], account.karma),
    describeGate("days of account age", codes["min-account-age-days"], account.ageDays),
    codes["no-self-promotion"] && !hasOpening ? "it bans self-promotion" : "",
    codes["no-self-promotion"] && hasOpening ? "elsewhere it bans self-promotion" : "",
    codes["no-apps-or-sites"] ? "it bans posts about own apps and sites" : "",
    codes["promotion-limited"] ? "promotion is limited" : "",
    codes["ask-moderators-first"] ? "the moderators want to be asked first" : "",
    codes["no-ai-content"] ? "texts by AI are not allowed" : "",
    codes["text-posts-only"] ? "text posts only" : "",
    codes["no-feedback-requests"] ? "no requests for feedback" : "",
    codes["flair-required"] ? "a flair is required" : "",
  ].filter(Boolean);
}

/** A gate that the account passes is no objection. */
function describeGate(unit: string, demand: RuleCodes["min-karma"], has: number): string {
  if (demand === undefined) return "";
  if (typeof demand !== "number") return `a minimum of ${unit} is needed`;
  return has >= demand ? "" : `needs ${formatCount(demand)} ${unit}: you have ${formatCount(has)}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
