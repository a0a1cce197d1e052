import type { Author } from "#engine/drafts/past-post.ts";
import { wordDay } from "#engine/rules/rule-value.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { RuleValue } from "#engine/rules/rule-value.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { joinWords } from "#engine/text/join-words.ts";
import { type Assessment, CLOSE_IN_TOPIC } from "./assess-match.ts";

/** `fits` speaks for a community, `mind` is what to mind there. */
export type Reason = { kind: "fits" | "mind"; text: string };

export type Match = Omit<Assessment, "weight"> & {
  facts: SubredditFacts;
  account: Author;
};

const MOST_NAMED = { fits: 2, mind: 2 };

/** Below it, what makers share there is little like the project. */
const SIMILAR_PROJECTS = 0.6;

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

function findFits(match: Match): Reason[] {
  const { shared, facts } = match;
  const codes = facts.rules?.codes ?? {};
  const texts = [
    shared.terms.length > 0 ? `talks about ${joinWords(shared.terms)}` : "",
    isCloseInTopic(match) ? `close in topic: ${facts.category}` : "",
    ...describeOpenings(codes),
    describeMakers(match),
  ];
  return texts.filter(Boolean).map((fit) => ({ kind: "fits", text: fit }));
}

/** Without a word in common only the score speaks for it; a community of no category has no topic to name. */
function isCloseInTopic({ shared, isMaker, relevance, facts }: Match): boolean {
  if (shared.terms.length > 0 || isMaker) return false;
  return relevance >= CLOSE_IN_TOPIC && facts.category !== "Other";
}

/** Nobody is told to share where that is banned. */
function describeMakers({ isMaker, takesLaunches, relevance }: Match): string {
  if (!isMaker) return "";
  if (!takesLaunches) return "founders and makers talk there";
  const kind = relevance >= SIMILAR_PROJECTS ? "similar projects" : "launches of all kinds";
  return `${kind} are shared there`;
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

function findObjections(match: Match): Reason[] {
  const { facts, account } = match;
  const unknown = [facts.rules ? "" : "rules", match.isActivityKnown ? "" : "activity"];
  const texts = [
    isUnrelated(match) ? "no word in common with your description" : "",
    ...describeObjections(facts.rules?.codes ?? {}, account),
    wordUnknown(unknown.filter(Boolean)),
  ];
  return texts.filter(Boolean).map((text) => ({ kind: "mind", text }));
}

function wordUnknown(unknown: string[]): string {
  if (unknown.length === 0) return "";
  const isPlural = unknown.join() !== "activity";
  return `its ${joinWords(unknown)} ${isPlural ? "are" : "is"} not known to us`;
}

function isUnrelated(match: Match): boolean {
  return match.shared.terms.length === 0 && !match.isMaker && !isCloseInTopic(match);
}

function describeObjections(codes: RuleCodes, account: Match["account"]): string[] {
  return [
    // First, because the line names two.
    describeBan(codes),
    describeGate(KARMA, codes["min-karma"], account.karma),
    describeGate(AGE, codes["min-account-age-days"], account.accountAgeDays),
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

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
