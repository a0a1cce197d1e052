import type { Situation } from "#engine/checks/situation.ts";
import { wordSource } from "#engine/policy/word-policy.ts";
import { formatCount } from "#engine/text/format-count.ts";

/** What nobody could check from here, the weightiest first. */
export function listUnchecked(situation: Situation): string[] {
  return [
    ...wordRulesKnown(situation),
    ...wordGates(situation),
    "Hidden gates: many communities ask for more karma or age than they say, and Reddit keeps a rating of its own.",
    "What you do on Reddit without Foothold, comments included.",
    "How the moderators decide: the same post may stay one day and go the next.",
    "Images, and the pages behind your links.",
  ];
}

function wordRulesKnown({ policy }: Situation): string[] {
  const { listedRules, stance, fullName } = policy;
  if (!listedRules) {
    return stance.is === "unknown"
      ? [`The rules of ${fullName} are not known to us.`]
      : [`The rules of ${fullName} word for word: we go by ${wordSource(stance.source)}.`];
  }
  const { count, understood, source } = listedRules;
  if (count === 0)
    return [`${fullName} listed no rules (${wordSource(source)}); it may have some by now.`];
  if (understood >= count) return [`What ${fullName} changed since (${wordSource(source)}).`];
  const rest = count - understood;
  return [
    `We can check ${understood} of ${count} rules (${wordSource(source)}). Please read the other ${rest}.`,
  ];
}

/** Gates that the rules name and that cannot be held against the account. */
function wordGates({ author, codes, policy }: Situation): string[] {
  const karma = codes["min-karma"];
  const age = codes["min-account-age-days"];
  const gates: string[] = [];
  if (karma === true) gates.push("some karma, without saying how much");
  if (typeof karma === "number" && author.karma === null) {
    gates.push(`${formatCount(karma)} karma, and we do not know yours`);
  }
  if (age === true) gates.push("an account of some age, without saying how old");
  if (typeof age === "number" && author.accountAgeDays === null) {
    gates.push(`an account of ${formatCount(age)} days, and we do not know yours`);
  }
  return gates.map((gate) => `${policy.fullName} asks for ${gate}.`);
}
