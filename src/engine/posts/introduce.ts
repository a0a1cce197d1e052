import type { Interview } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { isOwnClause } from "#engine/interview/weak-answers.ts";
import { ARE_IT } from "./made-rows.ts";
import { readHead, sayMade } from "./say-made.ts";
import { beginLarge, endsWithOne } from "#engine/text/characters.ts";
import { IS_IT_CLAUSE, isUncounted } from "#engine/interview/complete-sentence.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import {
  ARE_MANY,
  BEGINS_PLURAL,
  BEGINS_SENTENCE,
  CLAUSE,
  IS_COUNTED,
  IS_MANY,
  IS_MIXED,
  GOES_ON,
  SMALL_SENTENCE,
  NUMBERED,
  OPENS_ONE,
  OURS,
  IS_ONE_THING,
  IS_ONE,
  IS_RUN,
  PLAYED,
  SAYS_ITSELF,
  SAYS_WHAT,
  SPLICE,
  SPOKEN,
} from "./what-rows.ts";

type Introduced = {
  name: string;
  what: string;
  /** What else was said of what it is, in sentences of its own. */
  further?: string[];
  who: string | null;
  /** Where readers of the same town want to know that somebody is a neighbour. */
  town?: string | null;
};

/** The sentences that can say what it is and who made it, the best first. */
export function introductions(
  { name, what: said, further = [], who, town = null }: Introduced,
  interview: Interview,
): string[] {
  const { what, more } = splitWhat(said);
  const stop = endsWithOne(what, ".!?…") ? "" : ".";
  const end = [more === "" ? stop : `${stop} ${more}.`, ...further].join(" ");
  const made = sayMade(interview);
  if (IS_IT_CLAUSE.test(what)) {
    const where = town ? ` in ${town}` : "";
    return [
      `${made} ${name}${where}. It${what.slice(2)}${end}`,
      `${name}${what.slice(2)}${end} ${made} it.`,
    ];
  }
  if (isOwnClause(what)) return introduceClause(name, { what, end, town }, interview);
  if (isForItself(what) && !isCampaign(interview, what)) {
    const where = town ? ` here in ${town}` : "";
    return [`${made} ${name}${where}: ${what}${end}`, `${name}: ${what}${end} ${made} it.`];
  }
  if (isCampaign(interview, what)) return introduceCause(name, `${what}${end}`, who);
  // 'I make notebooks. It is called …' would be two numbers.
  const isOne = IS_ONE_THING.test(what);
  const say = (start: string) =>
    `${start} ${nameThing(name, what, { kind: interview.kind, isOne })}${end}`;
  const plain = say(made);
  const behind = isOne ? say(sayBehind(interview)) : plain;
  const isNear = town !== null && !what.includes(town);
  return isNear
    ? [`${made} ${name} here in ${town}: ${what}${end}`, plain, behind]
    : [plain, behind];
}

/** 'a game' and 'you drive a snowplow' of 'a game where you drive a snowplow'. */
export function splitPlayed(thing: string): { sort: string; play: string } | null {
  const [sort = "", play = ""] = thing.split(PLAYED);
  return play === "" ? null : { sort, play };
}

/** 'rubber feet for old drives', but 'a box of feet'. */
export function areMany(what: string): boolean {
  return IS_MANY.test(what) && !IS_ONE.test(what);
}

/** 'Harris matrix but in the browser', 'throw it in, pull it out': what finishes no sentence of ours. */
export function isForItself(what: string): boolean {
  const isSentence = isOwnClause(what) || IS_IT_CLAUSE.test(what);
  return !isSentence && (NUMBERED.test(what) || !isThing(what));
}

/** Whether it is surely the name of a thing, with more about it or without. */
function isThing(what: string): boolean {
  if (SAYS_ITSELF.test(what) || BEGINS_SENTENCE.test(what) || BEGINS_PLURAL.test(what))
    return false;
  if (OURS.test(what)) return SAYS.isThing.test(readHead(what) ?? "");
  return isUncounted(what) || IS_COUNTED.test(what);
}

/** Behind more than this nobody knows any more what has the name. */
const LONGEST_UNDER = 60;

function sayBehind({ isTeam, kind }: Interview): string {
  if (kind === "book") return isTeam ? "We're the authors of" : "I'm the author of";
  return isTeam ? "We're the people behind" : "I'm the person behind";
}

/** 'Lockpeek, a tool', but 'mugs under the name Kiln & Crow' and 'Iron Pup: dog training at your house'. */
function nameThing(
  name: string,
  what: string,
  { kind, isOne }: { kind: ProjectKind; isOne: boolean },
): string {
  if (isOne || kind === "book" || kind === "software" || kind === "game") return `${name}, ${what}`;
  return kind === "product" && what.length <= LONGEST_UNDER
    ? `${what} under the name ${name}`
    : `${name}: ${what}`;
}

/** 'I teach maths by post.' says it all but its name. */
function introduceClause(
  name: string,
  { what, end, town }: { what: string; end: string; town: string | null },
  interview: Interview,
): string[] {
  const sentence = beginLarge(what);
  const where = town ? ` here in ${town}` : "";
  const house = what.replace(ARE_IT, "");
  if (house !== what) return [`We're ${name}, ${house}${where}${end}`];
  // 'I mend windows, under the name Sash & Cord. Old ones.' would be torn, and behind a long one nobody knows what has the name.
  const isPlain = what.length <= LONGEST_UNDER && !/[.!?…] /.test(end);
  const called = isPlain
    ? `${sentence}, under the name ${name}${end}`
    : `${sentence}${end} ${interview.isTeam ? "We" : "I"} do it as ${name}.`;
  // 'We make Tempe Lupin: we make tempeh' says it twice.
  const run = `${sayMade({ ...interview, verb: "run" })} ${name}${where}. ${sentence}${end}`;
  return town ? [run, called] : [called, run];
}

/** 'a podcast by two nurses, we talk about the night' is two sentences. */
export function splitWhat(said: string): { what: string; more: string } {
  // 'a linter for automations. reads your files' is two sentences as well.
  const joined = said.replace(GOES_ON, ", ");
  const [head = "", ...rest] = joined.split(SMALL_SENTENCE);
  if (rest.length > 0)
    return {
      what: head,
      more: rest.map((each) => (SAYS_WHAT.test(each) ? `It ${each}` : beginLarge(each))).join(". "),
    };
  const [what = "", ...others] = joined.split(SPLICE);
  const more = others.join(", ");
  if (more === "" || !OPENS_ONE.test(what) || CLAUSE.test(what)) return { what: joined, more: "" };
  return { what: what.replace(SPOKEN, ""), more: beginLarge(more) };
}

/** Whether it is something that one campaigns for; a charity, a club or a study is run by somebody already. */
export function isCampaign({ kind }: Interview, what: string): boolean {
  return (
    kind === "cause" && !isOwnClause(what) && isThing(what) && !IS_RUN.test(readHead(what) ?? "")
  );
}

function introduceCause(name: string, what: string, who: string | null): string[] {
  const aim = `We are campaigning for ${what}`;
  const plain = `I'm with ${name}. ${aim}`;
  // 'I'm one of four of us behind it'.
  if (who && /\bof us$/.test(who)) return [`We're ${name}, ${who}. ${aim}`, plain];
  if (!who || !ARE_MANY.test(who) || IS_MIXED.test(who.split(",")[0] ?? ""))
    return [plain, `We are ${name}. ${aim}`];
  // 'I'm one of six nurses, all of them on nights, behind …' takes too long to get there.
  if (who.includes(","))
    return [`We are ${name}${who.includes(":") ? "," : ":"} ${who}. ${aim}`, plain];
  return [`I'm one of ${who} behind ${name}. ${aim}`, plain];
}
