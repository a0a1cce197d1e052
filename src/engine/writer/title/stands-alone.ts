import { contentWords } from "#engine/demands/find-words.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import {
  HAPPENS,
  NAMES_ONE_THERE,
  OPENS_STORY,
  OF_SOMEBODY,
  TELLS_BACKGROUND,
} from "../rows/opening-rows.ts";
import { pointsAtNothing } from "../told/points-at-nothing.ts";

const FEWEST_WORDS = 4;

/** Whether a sentence out of the middle of an answer is understood without those before it, which are `earlier`. */
export function standsAlone(sentence: string, earlier: string): boolean {
  return (
    hasSign(sentence, "clause") &&
    !hasSign(sentence, "pointsBack") &&
    isWholeTitle(sentence) &&
    !pointsAtNothing(sentence) &&
    !SAYS.isTalkingAlready.test(sentence) &&
    !TELLS_BACKGROUND.test(sentence) &&
    !pointsAtSomebody(sentence) &&
    !goesOn(sentence, earlier)
  );
}

/** 'It never opens a file twice', behind what it is. */
export function saysOfThing(sentence: string): boolean {
  const rest = sentence.replace(/^It(?=['’ ])/, "");
  return (
    rest !== sentence &&
    isWholeTitle(sentence) &&
    !pointsAtNothing(rest) &&
    !pointsAtSomebody(rest) &&
    !goesOn(rest, "It")
  );
}

/** One sentence of letters, without a quotation or a colon that something waits behind. */
function isWholeTitle(sentence: string): boolean {
  return (
    sentence.split(" ").length >= FEWEST_WORDS &&
    !/[:;?“”"()\n]/.test(sentence) &&
    !/^[^\p{Lu}\d]/u.test(sentence)
  );
}

/** 'She was on time': who that is was said elsewhere. */
function pointsAtSomebody(sentence: string): boolean {
  const { index } = OF_SOMEBODY.exec(sentence) ?? {};
  return index !== undefined && !hasSign(sentence.slice(0, index), "person");
}

/** 'The trap was empty' goes on from 'I found a trap'; 'again' from something that happened before. */
function goesOn(sentence: string, earlier: string): boolean {
  if (earlier === "") return false;
  const known = new Set(contentWords(earlier));
  return (
    SAYS.goesOnAnywhere.test(sentence) ||
    Array.from(sentence.matchAll(NAMES_ONE_THERE)).some(([, words = ""]) =>
      contentWords(words).some((word) => known.has(word)),
    )
  );
}

/** What happened, told in sentences; a note is none, nor what was named elsewhere. */
export function isStory(text: string): boolean {
  const words = text.split(" ").length;
  const isWhole = text.length <= LONGEST_STORY && !text.includes("\n") && !/:$|["“”]$/.test(text);
  return (
    isWhole &&
    words >= FEWEST_OF_STORY &&
    HAPPENS.test(text) &&
    (!hasSign(text, "pointsBack") || OPENS_STORY.test(text)) &&
    !SAYS.isTalkingAlready.test(text) &&
    !pointsAtNothing(text)
  );
}

const FEWEST_OF_STORY = 6;
const LONGEST_STORY = 140;
