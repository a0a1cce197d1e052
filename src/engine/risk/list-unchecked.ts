import type { RuleCode } from "#engine/rules/rule-codes.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { joinWords } from "#engine/text/join-words.ts";
import { countUnderstood } from "./count-understood.ts";
import type { Situation } from "./situation.ts";

/** What nobody could check from here, the weightiest first. */
export function listUnchecked(situation: Situation): string[] {
  return [
    wordRulesKnown(situation),
    ...wordGates(situation),
    ...wordReadersRules(situation),
    "Hidden gates: many communities ask for more karma or age than they say, and Reddit keeps a rating of its own.",
    "What you do on Reddit without Foothold, comments included.",
    "How the moderators decide: the same post may stay one day and go the next.",
    "Images, and the pages behind your links.",
  ];
}

function wordRulesKnown({ policy }: Situation): string {
  const { rules, fullName } = policy;
  if (!rules) return `The rules of ${fullName} are not known to us.`;
  const read = formatFactDate(rules.asOf);
  if (rules.count === 0) return `${fullName} listed no rules in ${read}; it may have some by now.`;
  const missed = rules.count - countUnderstood(rules);
  const since = `what ${fullName} changed since ${read}`;
  if (missed === 0) return `Rules in detail, and ${since}.`;
  return `${wordMissed(missed, rules.count)}, which we could not interpret, and ${since}.`;
}

function wordMissed(missed: number, count: number): string {
  if (count === 1) return "The one rule";
  return missed === count ? `All ${count} rules` : `At least ${missed} of the ${count} rules`;
}

/** Gates that the rules name and that cannot be held against the account. */
function wordGates({ author, codes, policy }: Situation): string[] {
  const karma = codes["min-karma"];
  const age = codes["min-account-age-days"];
  const gates: string[] = [];
  if (karma === true) gates.push("a minimum of karma, without saying how much");
  if (typeof karma === "number" && author.karma === null) {
    gates.push(`${formatCount(karma)} karma, and you have not told us yours`);
  }
  if (age === true) gates.push("a minimum age of the account, without saying how old");
  if (typeof age === "number" && author.accountAgeDays === null) {
    gates.push(`an account of ${formatCount(age)} days, and you have not told us its age`);
  }
  return gates.map((gate) => `${policy.fullName} asks for ${gate}.`);
}

const READERS_RULES: Partial<Record<RuleCode, string>> = {
  "title-format": "the form of titles",
  "on-topic": "the topic",
  "source-required": "sources",
  "no-reposts": "earlier posts of others",
  "no-ai-content": "whether AI wrote it",
  "crossposts-limited": "crossposts",
  "no-professional-advice": "professional advice",
};

function wordReadersRules({ codes }: Situation): string[] {
  const names = Object.entries(READERS_RULES).flatMap(([code, name]) =>
    codes[code as RuleCode] === undefined ? [] : [name],
  );
  if (names.length === 0) return [];
  return [`Rules that only a reader can apply: ${joinWords(names)}.`];
}
