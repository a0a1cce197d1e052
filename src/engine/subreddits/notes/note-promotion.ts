import type { CodedRules } from "#engine/rules/rule-codes.ts";
import { wordDay } from "#engine/rules/word-day.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { joinWords } from "#engine/text/join-words.ts";
import type { SubredditFacts } from "../subreddit-facts.ts";
import { findShowcaseFlair, quoteFlair } from "./flairs-in-use.ts";

/** Where promotion belongs there, if anywhere. */
export function notePromotion({ rules, flairs }: SubredditFacts): string {
  const flair = findShowcaseFlair(flairs);
  const hint = flair && `Posts with the flair ${quoteFlair(flair)} were seen.`;
  if (!rules) {
    return joinSentences(
      "We do not know this community's rules. Read them on Reddit before you post about your project.",
      hint,
    );
  }
  const read = `Rules read ${formatFactDate(rules.asOf)}: check that they still hold.`;
  if (rules.count > 0 && Object.keys(rules.codes).length === 0) {
    return joinSentences("We could not interpret the rules it lists: read them.", hint, read);
  }
  // Where the rules forbid what the flair is for, that is a difference, with a note of its own.
  const isForbidden = isBanned(rules) && !wordRoom(rules);
  return joinSentences(wordStance(rules), wordGates(rules), isForbidden ? "" : hint, read);
}

function wordStance(rules: CodedRules): string {
  const { codes } = rules;
  const room = wordRoom(rules);
  const banned = codes["no-self-promotion"] ? "Self-promotion" : "Presenting your own app or site";
  const pinned = codes["promotion-in-thread-only"] ? " Look for it among the pinned posts." : "";
  if (isBanned(rules) && room) return `${banned} is banned, except ${room}.${pinned}`;
  if (isBanned(rules) && codes["ask-moderators-first"]) {
    return `${banned} is banned, and some posts need the moderators' approval: write to them before you mention your project.`;
  }
  if (isBanned(rules)) {
    return `${banned} is banned. Take part as a member, without presenting or linking your project.`;
  }
  if (room) return `Promotion is allowed only ${room}.${pinned}`;
  if (codes["ask-moderators-first"]) {
    return "Some posts need the moderators' approval: ask them before you present your project.";
  }
  return "No known rule mentions promotion, which does not make it welcome. If your project fits, say that it is yours, and post about it at most once in 14 days.";
}

function isBanned({ codes }: CodedRules): boolean {
  return Boolean(codes["no-self-promotion"] ?? codes["no-apps-or-sites"]);
}

function wordRoom({ codes }: CodedRules): string {
  const day = codes["promotion-on-day"] ?? codes["showcase-on-day"];
  return joinWords(
    [
      codes["promotion-in-thread-only"] && "in the thread meant for it",
      day && (wordDay(day) ?? "on a set day"),
      codes["promotion-limited"] && "within the limits that its rules state",
    ].filter((place) => typeof place === "string"),
  );
}

function wordGates({ codes }: CodedRules): string {
  const karma = codes["min-karma"];
  const ageDays = codes["min-account-age-days"];
  const gates = [
    typeof karma === "number" ? `${formatCount(karma)} karma` : karma && "a minimum of karma",
    typeof ageDays === "number"
      ? `an account at least ${ageDays} ${ageDays === 1 ? "day" : "days"} old`
      : ageDays && "an account of some age",
  ].filter((gate) => typeof gate === "string");
  return gates.length > 0 ? `You need ${joinWords(gates)}.` : "";
}

function joinSentences(...sentences: (string | undefined)[]): string {
  return sentences.filter(Boolean).join(" ");
}
