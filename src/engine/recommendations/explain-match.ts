import { wordDay } from "#engine/rules/word-day.ts";
import type { RuleCodes, RuleValue } from "#engine/rules/rule-codes.ts";
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
  const codes = facts.rules?.codes ?? {};
  const terms = findMatchingTerms(text, facts);
  const takesLaunches = isMaker && !codes["no-apps-or-sites"];
  const texts = [
    terms.length > 0 ? `talks about ${joinWords(terms)}` : "",
    // Makers take in projects of every topic.
    terms.length === 0 && !takesLaunches ? `close in topic: ${facts.category}` : "",
    ...describeOpenings(codes),
    takesLaunches ? describeMakers(codes) : "",
  ];
  return texts.filter(Boolean).map((fit) => ({ kind: "fits", text: fit }));
}

/** Nobody is told to share where that is banned. */
function describeMakers(codes: RuleCodes): string {
  const isBanned = codes["no-self-promotion"] && describeOpenings(codes).length === 0;
  return isBanned ? "founders and makers talk there" : "similar projects are shared there";
}

function describeOpenings(codes: RuleCodes): string[] {
  const day = openDay(codes);
  return [
    day === undefined ? "" : `promotion is allowed ${wordDay(day) ?? "on certain days"}`,
    codes["promotion-in-thread-only"] ? "promotion has a thread of its own" : "",
  ].filter(Boolean);
}

function openDay(codes: RuleCodes): RuleValue | undefined {
  return codes["promotion-on-day"] ?? codes["showcase-on-day"];
}

function findObjections({ facts, account }: Match): Reason[] {
  const texts = facts.rules
    ? describeObjections(facts.rules.codes, account)
    : ["its rules are not known to us"];
  return texts.map((text) => ({ kind: "mind", text }));
}

function describeObjections(codes: RuleCodes, account: Match["account"]): string[] {
  return [
    describeGate(KARMA, codes["min-karma"], account.karma),
    describeGate(AGE, codes["min-account-age-days"], account.ageDays),
    describeBan(codes),
    codes["promotion-limited"] && !codes["no-self-promotion"] ? "promotion is limited" : "",
    codes["ask-moderators-first"] ? "the moderators want to be asked first" : "",
    codes["no-ai-content"] ? "texts by AI are not allowed" : "",
    codes["text-posts-only"] ? "text posts only" : "",
    codes["no-feedback-requests"] ? "no requests for feedback" : "",
    codes["flair-required"] ? "a flair is required" : "",
  ].filter(Boolean);
}

function describeBan(codes: RuleCodes): string {
  const ownSites = codes["no-apps-or-sites"] ? "posts about own apps and sites" : "";
  const promotion = codes["no-self-promotion"] ? "self-promotion" : "";
  const banned = joinWords([promotion, ownSites].filter(Boolean));
  if (!banned) return "";
  if (openDay(codes) !== undefined) return `on other days it bans ${banned}`;
  return codes["promotion-in-thread-only"]
    ? `outside that thread it bans ${banned}`
    : `it bans ${banned}`;
}

type Gate = { named: string; counted: string };
const KARMA: Gate = { named: "karma", counted: "karma" };
const AGE: Gate = { named: "account age", counted: "days of account age" };

/** A gate that the account passes is no objection. */
function describeGate(gate: Gate, demand: RuleCodes["min-karma"], has: number): string {
  if (demand === undefined) return "";
  if (typeof demand !== "number") return `a minimum ${gate.named} is needed`;
  if (has >= demand) return "";
  return `needs ${formatCount(demand)} ${gate.counted}: you have ${formatCount(has)}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
