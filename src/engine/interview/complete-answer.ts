import { SAYS } from "#engine/lexicon/phrases.ts";
import {
  LIST_SIGN,
  beginSmall,
  endsWithOne,
  squeezeSpaces,
  trimSignsBehind,
} from "#engine/text/characters.ts";
import type { AnswerId } from "./interview.ts";
import { splitAtStops } from "#engine/pages/split-sentences.ts";
import { writesSmall, capitalise, mendOutside } from "./mend-letters.ts";
import {
  ASKS,
  ASKS_ALOUD,
  ASKS_ON,
  DID,
  DOES_SO,
  ENDED,
  HAPPENED_TO,
  HEADING_MARK,
  NAMED_FIRST,
  OF_ONE,
  OF_THINGS_TOO,
  THINKING,
  WAS_SOMEBODY,
  WHEN_FIRST,
} from "./answer-rows.ts";

/**
 * An answer as it will be in a post. The words stay the founder's: blank lines, marks of headings, slips, a
 * missing full stop and missing capitals are mended, a sentence that lacks nothing but 'I', 'We' or 'It'
 * gets it, and what somebody says while thinking ('Oh, the menu.') is left out.
 */
export function completeAnswer(text: string, id: AnswerId | null = null): string {
  const isQuestion = id === "askReaders" || id === "askPeers";
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(HEADING_MARK, "").trim())
    .filter(Boolean);
  const isList = lines.filter((line) => LIST_SIGN.test(line)).length >= 2;
  const joined = isList
    ? lines.join("\n")
    : squeezeSpaces(lines.join(" ")).replace(THINKING, "").replace(NAMED_FIRST, "$2 had a $1");
  const mended = isList ? joined : capitalise(mendOutside(joined), writesSmall(joined));
  const written = isList ? mended : askAloud(addSubject(mended, id), isQuestion);
  if (isQuestion && !written.includes("?") && ASKS.test(written)) {
    // What follows the question is a remark on it.
    const [asked = "", ...remarks] = splitAtStops(written);
    const told = remarks.join(" ");
    const end = told === "" || ENDED.test(told) ? told : `${told}.`;
    return `${trimSignsBehind(asked, ".…")}? ${end}`.trim();
  }
  return isList || ENDED.test(written) || !written ? written : `${written}.`;
}

/** 'Then what do you do with 40 jars.' and the 'or do you just wait.' behind a question are questions. */
function askAloud(text: string, isQuestion: boolean): string {
  const sign = isQuestion ? ASKS_ON : ASKS_ALOUD;
  const isAsking = (each: string, at: number) => sign.test(each) && (!isQuestion || at > 0);
  if (!splitAtStops(text).some(isAsking)) return text;
  return splitAtStops(text)
    .map((each, at) => (isAsking(each, at) ? addQuestionMark(trimSignsBehind(each, ".…")) : each))
    .join(" ");
}

function addQuestionMark(sentence: string): string {
  return sentence === "" || endsWithOne(sentence, "?!") ? sentence : `${sentence}?`;
}

/** What happened to those who answer, and what their thing does. */
const OF_ONESELF: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "scene",
  "before",
  "mistake",
  "surprise",
]);
const OF_THING: ReadonlySet<AnswerId> = new Set<AnswerId>(["unusual", "limits", "platform"]);

/** 'burned my hand on Mt Hood' and 'doesn't sync' lack nothing but their first word; 'made of oak' and 'found in Gary' are no such sentences. */
function addSubject(text: string, id: AnswerId | null): string {
  const sign = id === null ? null : OF_ONESELF.has(id) ? DID : OF_THING.has(id) ? DOES_SO : null;
  const isMany = SAYS.ofMany.test(text);
  // 'We got through it but I said never again. Learned it at 52': of the two, it is the one who answers.
  const isMixed = isMany && OF_ONE.test(text);
  const dated = sign === DID ? WHEN_FIRST.exec(text) : null;
  const isDated = dated !== null && DID.test(dated[2] ?? "");
  // Behind somebody who does something, the same one goes on: 'I had a prize. took it out'.
  if (
    !sign ||
    !(
      isDated ||
      WAS_SOMEBODY.test(text) ||
      sign.test(text) ||
      (sign === DID && SAYS.ofWriter.test(text))
    )
  )
    return text;
  const whoOf = (each: string) =>
    sign === DOES_SO
      ? "It"
      : isMany && !OF_ONE.test(each) && (!isMixed || SAYS.ofMany.test(each))
        ? "We"
        : "I";
  if (sign === DID && WAS_SOMEBODY.test(text))
    return `${isMany && !/\ban? /.test(text.slice(0, 7)) ? "We were" : "I was"}${text.slice(3)}`;
  if (sign === DID && HAPPENED_TO.test(text))
    return `${isMany ? "We were" : "I was"} ${beginSmall(text)}`;
  const rest = isDated ? (dated[2] ?? "") : text;
  const sentences = splitAtStops(rest).map((each, at) =>
    sign.test(each) && (at === 0 || !OF_THINGS_TOO.test(each))
      ? `${whoOf(each)} ${beginSmall(each)}`
      : each,
  );
  const told = sentences.join(" ");
  return isDated ? `${dated[1]}, ${told.replace(/^We\b/, "we")}` : told;
}

/** The sentences of an answer. A quotation stays in one piece, and so does a list that the founder wrote. */
export function splitAnswer(answer: string): string[] {
  if (answer.includes("\n")) return [answer];
  const parts = splitAtStops(answer);
  const sentences: string[] = [];
  for (const [at, part] of parts.entries()) {
    const last = sentences.at(-1);
    if (last !== undefined && isOpen(last, parts.slice(at).join(" ")))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** What begins a quotation or a remark in brackets, and what ends it; a face is no bracket. */
const PAIRS: readonly (readonly [opens: RegExp, closes: RegExp])[] = [
  [/“/g, /”/g],
  [/\(/g, /(?<![:;]-?)\)/g],
  [/(?<![^\s(])['‘](?=\p{Lu})/gu, /(?<=[.!?])['’](?![^\s.,;:)])/g],
];

/** Whether something is quoted or said in brackets beyond the end of this; what nobody ends was not begun. */
function isOpen(text: string, rest: string): boolean {
  const straight = text.split('"').length - 1;
  const isLeftOpen = ([opens, closes]: (typeof PAIRS)[number]) =>
    count(text, opens) > count(text, closes) && count(rest, closes) > 0;
  return straight % 2 === 1 || PAIRS.some(isLeftOpen);
}

function count(text: string, sign: RegExp): number {
  return Array.from(text.matchAll(sign)).length;
}
