import type { AnswerId } from "#engine/interview/interview.ts";
import { PROJECT_KINDS, type ProjectKind } from "#engine/interview/project-kind.ts";

type OriginRow = { opening: AnswerId; kinds: readonly ProjectKind[] };

/**
 * Where the question says that the thing came of what is told: 'When did you first need it, and what went wrong?' of
 * software, 'What happened that made you start?' of a product, 'Where did the book begin?' of a book. A shop, a course or a service
 * is asked for a day or a person, and a cause for what somebody saw; these came of nothing of the kind.
 */
const ORIGINS: readonly OriginRow[] = [
  { opening: "scene", kinds: ["software", "product", "media", "game", "book"] },
  { opening: "before", kinds: ["software", "product", "media"] },
  { opening: "why", kinds: PROJECT_KINDS },
];

export function isOrigin(kind: ProjectKind, answer: string): boolean {
  return ORIGINS.some(({ opening, kinds }) => opening === answer && kinds.includes(kind));
}

/** The founder tells already that, or why, it was made. */
export const TELLS_MAKING =
  /(?<!\p{L})(?:I|we)(?:['’]ve|['’]d| have| had)? (?:then |just |also |finally )?(?:built|made|wrote|started|began|coded|designed|programmed|sewed|printed|carved|turned|drew|recorded|opened|decided)(?!\p{L})|(?:^|[.!?] )So (?:I|we|it|that|this|my|our)(?!\p{L})|(?<!\p{L})that(?:['’]s| is| was) (?:why|how|when|where)(?!\p{L})/iu;

/** When so many were counted is said. */
export const IN_TIME =
  /\b(?:so far|since|until now|till now|to date|at the moment|right now|now|last (?:year|season|month|week|winter|summer|spring|autumn)|in (?:the )?(?:(?:last|first|past) )?\S+ (?:years?|months?|weeks?|seasons?)|(?:an?|per|every|each) (?:day|night|week|month|year)|on an? \p{L}+)\b/iu;

/** 'About 600', 'two dozen': what was counted comes first, and not when. */
export const COUNTS_FIRST =
  /^(?:about |around |roughly |nearly |almost |maybe |some |only |just |~ ?)?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|eighty|ninety|an?|half) )/i;
/** '212 installs', '58 issues'. */
export const HAS_SO_MANY =
  /^[\d.,]+k? (?:installs|downloads|users|stars|subscribers|readers|listeners|testers|players|customers|members|levels|issues|episodes|letters|videos|wishlists|followers|maps|songs|puzzles)\b/i;

/** 'It started with', 'The first version', 'Usually': it is said what this was. */
export const TELLS_START =
  /\b(?:start(?:s|ed)?|began|idea|first|usually|normally|most|before|begin|comes from|came from|tried)\b/i;

/** 'It started with a receipt', 'This is where the idea came from': what a scene is to the thing is said. */
export const TELLS_ORIGIN =
  /\b(?:it|this|that|everything|thing|book|game|podcast|newsletter|show|project|idea|story)(?: all| really| probably)? (?:start(?:s|ed)|began|begins|comes?|came)\b|\bidea\b/i;

/** Somebody and, behind a colon, their words. */
export const SPEAKS = /^(?<who>[^"“”'‘’:.!?]*(?:['’]s? [^"“”'‘’:.!?]*)?): (?<said>["“'‘].*)$/su;

/** Words that no stop ends, and behind them nothing but somebody. */
export const SPEAKS_BEHIND =
  /^(?<said>"[^"]*[^".!?…,]"|“[^“”]*[^“”.!?…,]”|['‘].*[^.!?…,'’]['’]),? (?<who>(?:my|our|an?|the|one) [^"“”.!?:;,()–—]{2,60})[.]?$/iu;

/** They said it by another word. */
export const SAYS_IT =
  /(?<!\p{L})(?:said|says|wrote|writes|told|tells|asked|asks|answered|replied|mailed|emailed|texted|posted|messaged|shouted|whispered|commented|put|left|rang|read|reads|opened|titled)(?!\p{L})/iu;
/** A verb by its form, in what stands before words that somebody said. */
export const DID = /(?<!\p{L})(?!retired|hundred)(?:\p{L}{3,}ed|used)(?!\p{L})/iu;
export const BEGINS_PLACED =
  /^(?:After|At|In|On|From|During|When|Before|Over|Behind|By|Then|Last)\b/;

/** When it was is said: by the first word of a note, or anywhere in a sentence. */
export const BEGINS_BEFORE = /^(?:before|first|previously|already|years ago)\b/i;
export const PLACED_BEFORE = /^[^.!?]*\b(?:before|first|previously|used to|already|years ago)\b/i;
