import { findLinks } from "#engine/drafts/find-links.ts";

/** Longer ones are cut off on a telephone. */
export const LONGEST_TITLE = 112;
/** Two sentences that are one story may be a little longer: 'We opened on 13 March. On the 16th we had to close'. */
export const LONGEST_PAIR = 150;
export const LONGEST_QUESTION = 120;
export const LONGEST_SCENE = 130;
export const LONGEST_WHAT = 124;
/** A whole sentence is a better title than the beginning of one, even if it is longer. */
export const LONGEST_WHOLE = 150;
/** Shorter ones from the middle of an answer are riddles. */
export const FEW_WORDS = 6;
export const TURNS = /\b(?:nobody|never|nothing|only|instead|wrong|except|until|without|forgot(?:ten)?|lost|broke|still|twice|ruined|too late)\b|n['’]t\b/i; // prettier-ignore

/** What it is as far as it fits above a post: it ends where a clause does. */
export function shortenWhat(what: string, most: number): string {
  if (what.length <= most) return what;
  const ends = [...what.matchAll(WHAT_CLAUSE)].map(({ index }) => index);
  const isFit = (each: number) => each <= most && each >= SHORTEST_WHAT && !isHalf(what, each);
  // What it does is left out before what it is.
  const end = ends.findLast(isFit) ?? Array.from(what.matchAll(RELATIVE), ({ index }) => index).findLast(isFit); // prettier-ignore
  return end === undefined ? what : what.slice(0, end);
}

/** What it is without the last of what it does, or why: the point is in what comes before; null where nothing can go. */
export function leaveRest(what: string, most: number): string | null {
  const ends = Array.from(what.matchAll(RESTS), ({ index }) => index);
  const end = ends.findLast((each) => each <= most && each >= FEWEST_OF_LEFT && !isHalf(what, each)); // prettier-ignore
  return end === undefined ? null : what.slice(0, end);
}

const FEWEST_OF_LEFT = 45;
/** 'the packets you own, how old they are and whether …', 'with a map, because nobody can ship one'. */
const RESTS =
  /,? because |, (?=(?:how|what|whether|hence|and (?:what|how|whether|by))\b)|(?<=\bbut .{20,90}) and (?=it )|(?<=\b(?:but|where) .{20,90}) and (?=you )/gu;

/** 'copies a small' of 'copies a small, consistent slice', and 'that can be fitted' of 'fitted without tools'. */
function isHalf(what: string, end: number): boolean {
  const [before, after] = [what.slice(0, end), what.slice(end)];
  if (ENDS_OPEN.test(before)) return true;
  // 'a game about looking', of 'looking after lighthouses'.
  if (after.startsWith(" after ") && TAKES_AFTER.test(before)) return true;
  const isAdjective = /\b(?:an?|the|your|my|our|one) \p{Ll}+$/u.test(before) && /^, \p{Ll}+ \p{Ll}+/u.test(after) && !JOINS.test(after); // prettier-ignore
  return isAdjective || /\b(?:be|is|are|been|being) \p{Ll}+(?:ed|en|wn|t)$/u.test(before);
}

/** 'a button for when you sneeze and' waits for more. */
const ENDS_OPEN = /\b(?:and|or|but|so|with|without|to|of|for|in|on|at|by|from|as|the|an?|that|which|who|when|where|while|if|because)$/i; // prettier-ignore

const TAKES_AFTER = /\b(?:look|nam|tak|run|ask|com|go|chas)\p{Ll}{0,4}$/u;

const JOINS = /^, (?:and|or|but|so|which|who|where|that|with|without|for|in|on|at|by|from|to|of|after|before|when|while|until|because|as|like|about|each|all|one|no|not|made|cut|\p{Ll}+(?:ed|ing|wn))\b/u; // prettier-ignore

/** 'a log for water chemistry that tells you when …' */
const RELATIVE = / (?:that|which|where|who) (?=\p{L})/gu;

const SHORTEST_WHAT = 20;
const WHAT_CLAUSE =
  /, (?=\p{L})(?!\p{L}{1,30}(?:, \p{L}{1,30}){0,6} (?:and|or) )|[;:] | so that | instead of | (?:and|or) (?=\p{L}+s (?:you|it|them|the|an?|what|how|which|your)\b)| (?:before|after|without|while|because) (?=\p{L})| with (?=(?:an?|the|no|your|only|one|two) )|(?<=\b(?:where|that|which|who) .{12,80}) and (?=(?:everybody|everyone|nobody|each|all|there|they|you) )|(?<=\b(?:where|that|which|who) .{12,80}) and (?=\p{L}+ (?:through|the|an?|your|it|them|out|up)\b)/gu;

/** As many clauses as fit: 'My wife grooms dogs from a van, and one Thursday she drove 140 miles for five poodles'. */
export function cutAtClause(sentence: string): string {
  const joints = new RegExp(`${NEXT_CLAUSE.source}|${LATER_CLAUSE.source}`, "g");
  const ends = Array.from(sentence.matchAll(joints), ({ index }) => index);
  return sentence.slice(
    0,
    ends.findLast((end) => end <= LONGEST_TITLE),
  );
}

const FEW_WORDS_OF_STORY = 9;

/** 'My uncle has 64 storage units': somebody is or has something, and nothing has happened yet. */
export const SETS_OUT = /^(?:(?:My|Our|The|An?|One|There|Every)(?: (?!(?:who|that|which|because|when|and|but|I|we)\b)[\p{L}\p{N}'’-]+){0,4}? (?:is|are|has|have|runs?|works?|lives?|owns?|grooms?|was|were)|(?:I|We)(?:['’](?:ve|m|re|d))? (?:is|are|am|has|have|run|work|live|own|been|was|were|used to|worked|lived|taught|drove|conducted))\b(?!.*(?:, (?:and|but|so|until)|\b(?:until|when|while|because)\b|\band (?:I|we|he|she|it|they|one|nobody|found|asked|said|told|wanted|called|wrote|\p{Ll}+ing)\b))/u; // prettier-ignore

/** A first sentence that only sets out, with the one that says what happened; null where the first says it alone. */
export function pairSentences(
  [first = "", next = "", third = ""]: string[],
  isMistake: boolean,
): string | null {
  // 'Had eczema. Nothing helped. Made my own.'
  const isTerse = third !== "" && (`${first} ${next}`.split(" ").length < FEW_WORDS || next.split(" ").length < FEWEST_OF_NEXT); // prettier-ignore
  const second = isTerse ? `${next} ${third}` : next;
  // What went wrong is mostly in the second one, whatever was counted in the first.
  const isTold = (TURNS.test(first) || (!isMistake && /\d/.test(first))) && first.split(" ").length > FEW_WORDS_OF_STORY && !SETS_OUT.test(first); // prettier-ignore
  if (isTold || second === "" || !/[.]$/.test(first)) return null;
  const ends = [second, second.split(NEXT_CLAUSE)[0] ?? "", second.split(LATER_CLAUSE)[0] ?? ""];
  // 'Fine, you'd think' waits for what came of it.
  const whole = ends.filter((end) => end === second || end.split(" ").length >= FEW_WORDS);
  const clear = whole.filter((end) => end === second || !STOPS.test(end));
  const pairs = clear.map((end) => `${first} ${end}`.replace(/[.]$/, ""));
  return pairs.find((text) => text.length <= LONGEST_PAIR && !/["“”?]/.test(text)) ?? null;
}

/** 'Three groups.' waits for what became of them. */
const FEWEST_OF_NEXT = 4;

/** '… pushed the button of a fountain, nothing': it stops where it begins to tell. */
const STOPS = /, \p{Ll}+$/u;

/** As many parts of a long sentence as fit, where the first of them is nearly a sentence and no list is torn. */
export function cutAtComma(sentence: string, most = LONGEST_TITLE): string {
  const ends = [...sentence.matchAll(/, /g)].map(({ index }) => index);
  const end = ends.findLast((each, at) => {
    const isLong = each >= SHORTEST_PART && each <= most;
    const last = sentence.slice(ends[at - 1] ?? 0, each);
    return isLong && !ENDS_OPEN.test(last) && (at === 0 || HAS_SUBJECT.test(last));
  });
  return end === undefined ? sentence : sentence.slice(0, end);
}

/** 'forgot the newel posts' is one of several things; 'and she forgot the posts' is a clause. */
const HAS_SUBJECT = /\b(?:I|we|you|he|she|they|it|nobody|everybody|who|which|where|because)\b/i;

const SHORTEST_PART = 34;

export const NEXT_CLAUSE =
  /, (?:and|but|so) (?=(?:I|we|you|he|she|it|they|there|the|a|an|my|our|nobody|everybody|everyone|most|half|now)\b)|; /;

/** What explains the first clause, where that is a sentence by itself. */
export const LATER_CLAUSE =
  /, (?:because|since|which|where|who|and|but|so)\b|; |: | (?:so that|because|until) | and (?=(?:I|we|she|he|they|it|nobody|the|my|our|there) )/;

export type Formula = "sentence" | "question" | "quotation" | "forWhom" | WhatFormula;
/** All of them say what it is, so that one is enough to choose from. */
export type WhatFormula = "named" | "called" | "what" | "made";

export const WHAT_FORMULAS: ReadonlySet<Formula> = new Set<Formula>(["named", "called", "what", "made", "forWhom"]); // prettier-ignore

/** Two sentences, of which the second explains what the first points at. */
export const IS_PAIR = /[.] \p{Lu}/u;

/** What points at something that was not said yet, or says nothing alone. */
export const POINTS_BACK =
  /^(?:I|we|you|people|everyone|everybody|nobody|most|users|readers|players|customers|somebody|someone)(?: \w+){1,2} (?:it|them)\b|^"?(?:it|its|it['’]s|they|he|she|him|her|this|that|these|those|one of (?:them|those)|each|ours|there (?:was|were)|so|then|both|the (?:other|same|second|rest|first one)|another|also|but|and|because|neither|either)\b|^(?:\S+ ){0,3}(?:of|between) (?:them|those|these)\b|\bas well$/i;
const OF_IT = /^(?:[\p{L}'’-]+ ){1,3}(?:use|uses|used|open|opens|opened|like|likes|liked|love|loved|hate|hated|want|wanted|need|call|called|read|play|played|bought|buy) (?:it|them)\b/iu; // prettier-ignore
/** 'Mom sold them from our window': what? */
const OF_KIN = /^(?:(?:my|our) )?(?:mom|mum|dad|mother|father|wife|husband|brother|sister|friend|aunt|uncle|son|daughter|kids?) \w+ (?:it|them)\b/i; // prettier-ignore
const EMPTY_EXPECTATION = /^I (?:expected|thought)(?: \S+){1,4}$/i;
const QUESTION_ABOUT_IT = /^(?:\S+ ){0,5}(?:it|they|them|this|that one)\b/i;

/** Whether it can be read above a post, before anything else. */
export function isTitle(text: string, formula: Formula): boolean {
  const words = text.split(/\s+/).length;
  const isNoun = WHAT_FORMULAS.has(formula);
  const most = formula === "question" && !IS_PAIR.test(text) ? LONGEST_QUESTION : IS_PAIR.test(text) ? LONGEST_PAIR : formula === "sentence" ? LONGEST_SCENE : isNoun ? LONGEST_WHOLE : LONGEST_TITLE; // prettier-ignore
  if (words < 4 || text.length > most) return false;
  if (formula === "sentence" && words < 5) return false;
  if (/…|\.\.\.|[:;,]$|\n|\{\{/.test(text) || findLinks(text).length > 0) return false;
  if ((text.match(/(?<![\p{L}\p{N}])['‘](?=\p{L})/gu)?.length ?? 0) > (text.match(/(?<=[\p{L}.!?,])['’](?!\p{L})/gu)?.length ?? 0)) return false; // prettier-ignore
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1 || (text.includes("(") && !text.includes(")"))) return false; // prettier-ignore
  if (isNoun) return true;
  if (formula === "question") return !QUESTION_ABOUT_IT.test(text);
  if (formula === "quotation") return words >= 5 && !/^"(?:they|he|she)\b/i.test(text);
  if (/^(?:I|we) \w+ your\b|\b(?:part|all|most|some) of (?:this|that|it)\b/i.test(text))
    return false;
  const [opening = "", next] = text.split(/(?<=[.]) (?=\p{Lu})/u);
  // 'Dishwashers use it the most': what?
  if (next === undefined && OF_IT.test(text)) return false;
  return (
    !POINTS_BACK.test(text) &&
    !EMPTY_EXPECTATION.test(text) &&
    !OF_KIN.test(text) &&
    !MEANS_OTHER.test(opening.replace(/[.]$/, ""))
  );
}

/** 'You will not be able to read Cicero after it': after what? */
const MEANS_OTHER = /\b(?:after|before|with|without|about|of|for|in|on|to|from) (?:it|them|one)$|\bthe (?:first|last|other) (?:two|three|few|one|ones)\b/i; // prettier-ignore
