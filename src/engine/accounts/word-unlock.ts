import { formatCount } from "#engine/text/format-count.ts";
import { joinWords } from "#engine/text/join-words.ts";
import type { Demand, Gates, UnlockState } from "./list-unlocks.ts";

/** '12 more karma opens r/SaaS.' Nothing is said beyond what the community's rules say. */
export function wordUnlock(fullName: string, state: UnlockState, gates: Gates): string {
  switch (state) {
    case "closed":
      return [wordMissing(fullName, gates), ...wordOpenQuestions("It also", gates)].join(" ");
    case "unclear":
      return [...wordReached(fullName, gates), ...wordOpenQuestions(fullName, gates)].join(" ");
    case "open":
      return wordReached(fullName, gates).join(" ");
    case "not-named":
      return `${fullName} names no minimum in the rules that we know.`;
    case "rules-unknown":
      return `The rules of ${fullName} are not known to us.`;
  }
}

function wordMissing(fullName: string, { karma, accountAgeDays }: Gates): string {
  const points = karma?.missing ?? 0;
  const days = accountAgeDays?.missing ?? 0;
  const parts = [
    points > 0 ? `${formatCount(points)} more karma` : "",
    days > 0 ? `${formatCount(days)} more ${days === 1 ? "day" : "days"}` : "",
  ].filter(Boolean);
  const isPlural = parts.length > 1 || (points === 0 && days > 1);
  return `${joinWords(parts)} ${isPlural ? "open" : "opens"} ${fullName}.`;
}

function wordReached(fullName: string, { karma, accountAgeDays }: Gates): string[] {
  const reached = [
    isReached(karma) ? nameKarma(karma.asked) : "",
    isReached(accountAgeDays) ? nameAge(accountAgeDays.asked) : "",
  ].filter(Boolean);
  return reached.length > 0 ? [`${fullName} asks for ${joinWords(reached)}: you have that.`] : [];
}

/** What can't be compared, because one side did not tell. */
function wordOpenQuestions(who: string, { karma, accountAgeDays }: Gates): string[] {
  return [
    ...wordOpenQuestion(who, karma, {
      name: nameKarma,
      untold: "Tell us yours to compare.",
      unsaid: "a minimum of karma, but does not say how much",
    }),
    ...wordOpenQuestion(who, accountAgeDays, {
      name: nameAge,
      untold: "Tell us how old yours is to compare.",
      unsaid: "a minimum age of the account, but does not say which",
    }),
  ];
}

type Words = { name: (asked: number) => string; untold: string; unsaid: string };

function wordOpenQuestion(who: string, demand: Demand | null, words: Words): string[] {
  if (!demand || demand.missing !== null) return [];
  if (demand.asked === null) return [`${who} asks for ${words.unsaid}.`];
  return [`${who} asks for ${words.name(demand.asked)}. ${words.untold}`];
}

type Reached = { asked: number; missing: 0 };

function isReached(demand: Demand | null): demand is Reached {
  return demand?.missing === 0;
}

function nameKarma(asked: number): string {
  return `${formatCount(asked)} karma`;
}

function nameAge(asked: number): string {
  return `an account of ${asked === 1 ? "1 day" : `${formatCount(asked)} days`}`;
}
