import type { Policy } from "#engine/policy/policy.ts";
import { STANCE_ROWS } from "#engine/policy/stances.ts";
import { wordStance } from "#engine/policy/word-policy.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import type { Assessment } from "./assess-match.ts";
import { nameLanguage } from "#engine/text/languages.ts";
import type { Author } from "#engine/drafts/draft.ts";
import { formatCount } from "#engine/text/format.ts";
import { beginLarge } from "#engine/text/characters.ts";

/** `fits`: who is there and why they would care; `allowed`: what one may do; `mind`: what to watch for. */
export type Reason = { kind: "fits" | "allowed" | "mind"; text: string };

export type Match = Pick<
  Assessment,
  "findNear" | "subject" | "showsThings" | "isOfNamedPlace" | "sharesLanguage" | "group"
> & {
  facts: SubredditFacts;
  policy: Policy;
  account: Author;
};

const MOST_NAMED = { fits: 2, mind: 2 };

/** Why a community fits, what is allowed and what to watch for: one line, and each reason by itself. */
export function explainMatch(match: Match): { why: string; reasons: Reason[] } {
  const reasons = [
    ...findFits(match).map((text): Reason => ({ kind: "fits", text })),
    { kind: "allowed", text: wordAllowed(match) } as const,
    ...findWarnings(match).map((text): Reason => ({ kind: "mind", text })),
  ];
  const named = (kind: "fits" | "mind") =>
    reasons
      .filter((reason) => reason.kind === kind)
      .slice(0, MOST_NAMED[kind])
      .map(({ text }) => text);
  const mind = named("mind");
  const sentences = [
    capitalise(named("fits").join("; ")),
    wordAllowed(match),
    mind.length > 0 ? `Watch for: ${mind.join("; ")}` : "",
  ];
  return { why: `${sentences.filter(Boolean).join(". ")}.`, reasons };
}

/** What decides whether one may post: what is allowed, and the first thing that stands in the way. */
export function wordDecision(reasons: readonly Reason[]): string {
  const first = (kind: Reason["kind"]) => reasons.find((reason) => reason.kind === kind)?.text;
  return [first("allowed"), first("mind")]
    .flatMap((text) => (text ? `${capitalise(text)}.` : []))
    .join(" ");
}

/** In the community's own subjects; where nothing is known to meet, nothing is said. */
function findFits(match: Match): string[] {
  const { showsThings, subject, isOfNamedPlace, sharesLanguage, policy, findNear } = match;
  const near = isOfNamedPlace ? [] : findNear();
  return [
    showsThings ? `it's a place for ${showsThings}` : "",
    isOfNamedPlace ? "it's about a place you mention" : "",
    sharesLanguage && !isOfNamedPlace && policy.language
      ? `its members speak ${nameLanguage(policy.language)}`
      : "",
    near.length > 0 ? `talks about ${near.join(", ")}` : "",
    near.length === 0 && subject && !isOfNamedPlace ? `it's about ${subject}` : "",
  ].filter(Boolean);
}

function wordAllowed({ policy, group }: Match): string {
  const words = wordStance(policy.stance, policy.kind);
  const isClosed = STANCE_ROWS[policy.stance.is].group === "take-part";
  // Something is allowed there, but nothing that this founder has.
  if (group === "take-part" && !isClosed)
    return `${words}. With a project like yours, take part in the comments`;
  if (group === "take-part") return `${words}: take part in the comments`;
  return group === "not-known" ? `${words}: read them before you post` : words;
}

function findWarnings({ policy: { codes, stance }, account }: Match): string[] {
  return [
    describeGate(KARMA, codes["min-karma"], account.karma),
    describeGate(AGE, codes["min-account-age-days"], account.accountAgeDays),
    codes["no-ai-content"] ? "no text written by AI" : "",
    codes["text-posts-only"] ? "text posts only" : "",
    codes["no-feedback-requests"] ? "no requests for feedback" : "",
    codes["flair-required"] && stance.is !== "flair" ? "a flair is required" : "",
  ].filter(Boolean);
}

type Gate = { named: string; count: (demand: number) => string };
const KARMA: Gate = { named: "karma", count: (demand) => `${formatCount(demand)} karma` };
const AGE: Gate = {
  named: "account age",
  count: (days) => `${formatCount(days)} ${days === 1 ? "day" : "days"} of account age`,
};

/** A gate that the account passes is no objection. */
function describeGate(gate: Gate, demand: RuleCodes["min-karma"], has: number | null): string {
  if (demand === undefined) return "";
  if (typeof demand !== "number") return `a minimum ${gate.named} is needed`;
  if (has !== null && has >= demand) return "";
  const known = has === null ? "" : `: you have ${formatCount(has)}`;
  return `needs ${gate.count(demand)}${known}`;
}

/** 'iPhone apps' begin a sentence as they are. */
function capitalise(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return beginLarge(text);
}
