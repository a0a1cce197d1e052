import type { AnswerId } from "#engine/interview/interview.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import type { Matter } from "./told.ts";

/** Whoever is not named in an answer was named in the scene, mostly, or in what happens in the book. */
const TELLS_OF_PEOPLE: readonly AnswerId[] = ["scene", "premise", "before", "mistake", "episode"];

/**
 * The answers that have to be read before this one: those that name what it only points at ('Clay in the mail
 * takes long', 'the third letter', 'what she said').
 */
export function findRests(
  { id, sentences }: Matter,
  all: readonly Matter[],
  known: string,
): AnswerId[] {
  const others = all.filter((other) => other.id !== id && isTold(other.id));
  const namedAt = (word: string) => others.find((other) => mentions(textOf(other), word));
  const before = new Set(listWords(known));
  const rests = new Set<AnswerId>();
  for (const sentence of sentences) {
    for (const word of listPointed(sentence)) {
      if (isKnown(word, before)) continue;
      const source = namedAt(word);
      if (source) rests.add(source.id);
    }
    for (const word of listWords(sentence)) before.add(word);
  }
  if (needsSomebody(sentences)) {
    const source = TELLS_OF_PEOPLE.map((each) => others.find((other) => other.id === each)).find(
      (matter) => matter && hasSign(textOf(matter), "person"),
    );
    if (source) rests.add(source.id);
  }
  return [...rests];
}

/** Questions and facts introduce nothing. */
function isTold(id: AnswerId): boolean {
  return !["askReaders", "askPeers", "price", "platform", "userSaid", "teach"].includes(id);
}

function textOf({ sentences }: Matter): string {
  return sentences.join(" ");
}

const SMALLEST = 4;

/** What a sentence takes for known: 'the pump', and 'Clay' at its beginning. */
function listPointed(sentence: string): string[] {
  const definite = Array.from(
    sentence.matchAll(/\b(?:the|that|those|these) ((?:\p{Ll}+ )?\p{Ll}{4,})\b/giu),
    ([, words = ""]) => words.split(" ").at(-1) ?? "",
  );
  const [, bare = ""] = /^(\p{Lu}\p{Ll}{3,}) \p{Ll}/u.exec(sentence) ?? [];
  return [...definite, bare.toLowerCase()].filter((word) => word.length >= SMALLEST && !isCommon(word));
}

const COMMON =
  "first second third last next other others same only best worst most rest hard part thing things time times year years week weeks month months night nights morning evening weekend world city people point idea problem question answer money price page pages site code name names number numbers word words whole real right wrong left middle beginning start house home hand hands every each some many most nobody nothing everything somebody everybody people when where what which while with without because before after since until there their they then that this these those your about also just still even only once twice never always sometimes usually maybe mostly both either neither half from into over under between under like such here".split(
    " ",
  );

function isCommon(word: string): boolean {
  return COMMON.includes(word);
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

function isKnown(word: string, before: ReadonlySet<string>): boolean {
  const stem = stemOf(word);
  return [...before].some((each) => stemOf(each) === stem);
}

function mentions(text: string, word: string): boolean {
  const stem = stemOf(word);
  return listWords(text).some((each) => stemOf(each) === stem);
}

function stemOf(word: string): string {
  return word.replace(/(?:ies|es|s|ed|ing)$/, "");
}

/** 'I caught myself making up what she said', with nobody before it. */
function needsSomebody(sentences: string[]): boolean {
  const text = sentences.join(" ");
  const pronoun = /(?<![\p{L}\p{N}])(?:he|she|him|his|her|hers)(?![\p{L}\p{N}])/iu.exec(text);
  if (!pronoun) return false;
  const before = text.slice(0, pronoun.index);
  // A name behind another word is somebody, too.
  return !hasSign(before, "person") && !/[\p{L}\p{N},] \p{Lu}\p{Ll}{2,}/u.test(before);
}
