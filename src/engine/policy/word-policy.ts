import type {
  CommunityKind,
  PolicySource,
  PostFormat,
  StanceOnPromotion,
  Policy,
} from "./policy.ts";
import { isOfMarket, levelOfStance } from "./risk-level.ts";
import { wordSource } from "./word-source.ts";
import { wordDay } from "#engine/rules/rule-row.ts";
import {
  findPromotionShare,
  NORM_GAP_DAYS,
  wordGapForAnybody,
  wordGapOfAll,
  wordRate,
} from "./promotion-limits.ts";
import { agree, articleOf, headOf } from "#engine/text/agree.ts";
import { joinWords } from "#engine/text/format.ts";
import { beginLarge, beginSmall } from "#engine/text/characters.ts";
import {
  CONDITION,
  NOT_COUNTED,
  SAID_HOW,
  SAYS_THREAD,
  ARTICLE,
  PLAIN_THREAD,
  REFUSES,
  LIMITED_OWN,
  OF_OTHERS,
  OF_NOBODY,
  IS_SENTENCE,
  JUST_SEEN,
  LED,
} from "./noted-rows.ts";

export const NO_SOURCE: PolicySource = { kind: "none", asOf: null };

/** What a founder may do there, in the few words of a card; at most 90 characters. */
export function wordStance(stance: StanceOnPromotion, kind: CommunityKind | null = null): string {
  const isHint = stance.source.kind === "hint";
  // What moderators answered counts in their words; what they asked for is the detail, which nobody has checked.
  if (stance.isAsked && stance.detail)
    return shorten(capitalise(stance.detail.replace(/, if: [^]*/, ", with conditions")));
  if (isOfMarket(stance, kind)) return "A marketplace: only what its members sell or seek";
  if (stance.is === "welcome") return wordWelcome(isHint);
  if (stance.is === "ask" && isHint) return "Better ask the moderators first";
  const words = wordKnown(stance);
  return isHint ? `Probably ${beginSmall(words)}` : words;
}

const LONGEST_STANCE = 90;

function shorten(words: string): string {
  return words.length <= LONGEST_STANCE
    ? words
    : `${words.slice(0, LONGEST_STANCE - 1).trimEnd()}…`;
}

function wordWelcome(isHint: boolean): string {
  return isHint ? "Projects are probably welcome" : "Projects welcome";
}

function wordKnown(stance: StanceOnPromotion): string {
  const { is, detail, flairs, day, sharePercent, gapDays, source } = stance;
  switch (is) {
    case "welcome":
      return "Projects welcome";
    case "flair":
      return flairs.length > 0
        ? `Allowed with ${joinWords(fitNames(flairs).map(quoteName), "or")}`
        : "Allowed with the right flair or tag";
    case "weekday":
      return day ? `Only ${wordDay(day) ?? ""}` : "Only on a set day";
    case "thread":
      return `Only in ${nameThread(stance)}`;
    case "share":
      if (gapDays) return `For regulars, ${wordGap(gapDays)}`;
      return sharePercent === null
        ? "For regulars, in small doses"
        : `For regulars, at most ${sharePercent}% of what you post`;
    case "value":
      return ["No ads", wordValue(firstClause(detail ?? ""), source)].filter(Boolean).join(". ");
    case "ask":
      return "Ask the moderators first";
    case "closed":
      return "Closed to promotion";
    case "no-place":
      return "Not a place for projects";
    case "unknown":
      return source.kind === "yours"
        ? "Not clear from the rules you pasted"
        : "Rules not known to us";
  }
}

/** Our notes name the thing alone; what was read out of a paste is a clause already, or nothing. */
function wordValue(noted: string, source: PolicySource): string {
  return capitalise(source.kind === "yours" ? noted : wordTolerated(noted));
}

const LONGEST_NAMES = 56;

/** As many as a card has room for: the first always, whatever its length. */
function fitNames(names: string[]): string[] {
  let room = LONGEST_NAMES;
  return names.filter((name, index) => (room -= name.length) >= 0 || index === 0);
}

function quoteName(name: string): string {
  return `“${name}”`;
}

function firstClause(detail: string): string {
  return detail.split(";")[0]?.trim() ?? "";
}

const LONGEST_THREAD = 60;

/** 'the weekly self-promotion thread', 'the thread “Marketing Monday!”'. */
function nameThread({ thread, detail, source }: StanceOnPromotion): string {
  // What was read out of rules is the name and no more; our notes say other things there.
  const isNoted = source.kind === "note" || source.kind === "hint";
  const noted = thread ?? (isNoted ? "" : firstClause(detail ?? ""));
  const name = noted.replace(ARTICLE, "");
  if (!name || name.length > LONGEST_THREAD) return "its promotion thread";
  if (PLAIN_THREAD.test(name)) {
    return `its ${name}`;
  }
  if (name.startsWith("threads ")) return name;
  return SAYS_THREAD.test(name) ? `the ${name}` : `the thread “${noted}”`;
}

/** 'one promotion in 60 days', 'one promotion a day'. */
function wordGap(days: number): string {
  if (days < 1) return "a promotion now and then";
  return days === 1 ? "one promotion a day" : `one promotion in ${days} days`;
}

/** How often one may promote there, short enough for a card. */
export function wordFrequency(policy: Pick<Policy, "stance" | "demands">): string {
  const { is } = policy.stance;
  const gap = wordGapForAnybody(policy) ?? wordGapOfAll(policy);
  const share = findPromotionShare(policy)?.percent ?? null;
  const known = share === null ? gap : (gap ?? `At most ${share}% of what you post`);
  if (known === null || is === "closed" || is === "no-place") return wordUsual(policy.stance);
  const isByItself = is !== "thread" && is !== "weekday" && is !== "ask";
  return isByItself ? known : `${wordUsual(policy.stance)}; ${lowerFirst(known)}`;
}

function lowerFirst(words: string): string {
  return beginSmall(words);
}

/** Where no number is known. */
function wordUsual(stance: StanceOnPromotion): string {
  const { is, day, sharePercent } = stance;
  switch (is) {
    case "closed":
    case "no-place":
      return "No promotional posts";
    case "thread":
      return `In ${nameThread(stance)} only`;
    case "weekday":
      return day ? `Only ${wordDay(day) ?? ""}` : "Only on a set day";
    case "share":
      return sharePercent === null
        ? "A small share of what you post; Reddit's habit is 1 in 10"
        : `At most ${sharePercent}% of what you post`;
    case "ask":
      return "Once the moderators agree";
    case "unknown":
      return `No rule that we know of; our own norm is one ${wordRate(NORM_GAP_DAYS)}`;
    case "welcome":
    case "flair":
    case "value":
      return `Our own norm: one promotion ${wordRate(NORM_GAP_DAYS)}`;
  }
}

const FORMAT_NAMES: Record<PostFormat, string> = {
  text: "Text",
  link: "Link",
  image: "Image",
  video: "Video",
};

/** As lists of allowed types name them. */
export function nameFormats(formats: readonly PostFormat[]): string[] {
  return formats.map((format) => FORMAT_NAMES[format]);
}

const LONGEST_TOLERATED = 60;

/** 'your own recipes are fine': notes name things, and a card needs a sentence. */
export function wordTolerated(noted: string): string {
  const [things = "", ...rest] = sayWhose(noted).split(CONDITION);
  if (!things || things.length > LONGEST_TOLERATED) return "lessons and stories are fine";
  const said = saySo(things);
  const limit = rest.map(wordCondition).join("");
  return said.length + limit.length <= LONGEST_TOLERATED + 10 ? said + limit : said;
}

function wordCondition(condition: string): string {
  if (condition === "disclosed") return ", if disclosed";
  return `, ${REFUSES.test(condition) ? "but " : ""}${condition}`;
}

/** Notes say 'own' for short. 'Tools you own' are yours already. */
function sayWhose(clause: string): string {
  return clause
    .replace(OF_OTHERS, (words) => `${words.slice(0, -"own".length)}their own`)
    .replace(OF_NOBODY, "your own")
    .replace(LIMITED_OWN, "some of your own");
}

function saySo(things: string): string {
  if (IS_SENTENCE.test(things)) return things;
  const only = things.endsWith(" only") ? things.slice(0, -" only".length) : "";
  if (only) return `only ${only} ${agree(only)} fine`;
  const [, seen, how = "", more = ""] = SAID_HOW.exec(things) ?? [];
  if (!seen) return `${joinLast(addArticle(things))} ${agree(things)} fine`;
  const isJustSeen = !more && JUST_SEEN.test(how);
  return `${seen} ${agree(seen)} ${isJustSeen ? "fine" : how + more}`;
}

/** 'tools, mods, builds' as a sentence lists them: 'tools, mods and builds'. */
function joinLast(things: string): string {
  const isList = agree(things) === "are" && !things.includes(" and ") && !things.includes(" or ");
  return isList ? joinAtLastComma(things) : things;
}

function joinAtLastComma(things: string): string {
  const at = things.lastIndexOf(",");
  return things.charAt(at + 1) !== " "
    ? things
    : `${things.slice(0, at)} and ${things.slice(at + 2)}`;
}

function capitalise(words: string): string {
  return beginLarge(words);
}

/** One thing that can be counted needs an article: 'a documented case is fine'. */
function addArticle(things: string): string {
  const isBare = !LED.test(things);
  if (!isBare || agree(things) === "are" || NOT_COUNTED.test(headOf(things))) return things;
  return `${articleOf(things)} ${things}`;
}

/** What every card, row and list says about a community's policy. */
export function presentPolicy({ stance, kind }: Pick<Policy, "stance" | "kind">) {
  const words = wordStance(stance, kind);
  const sourceWords = wordSource(stance.source);
  return {
    riskLevel: levelOfStance(stance, kind),
    riskReasons: [stance.is === "unknown" ? words : `${words} (${sourceWords})`],
    policy: {
      stance: stance.is,
      words,
      detail: stance.detail,
      source: stance.source,
      sourceWords,
    },
  };
}
