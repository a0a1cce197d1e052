import { CLAUSE_END, ITEM_SIGN, SENTENCE_END } from "./page-rows.ts";

/** A full stop that ends a word, not a sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|no|mr|mrs|ms|dr|prof|st|inc|ltd|co|corp|jr|sr|fig|z\.b|d\.h|ca|incl|excl|avg|resp|ul|avda|nr|tel|blvd|(?<!\d\s)(?:min|max)|p\. ?ex|\p{Lu})\.$/iu;

/** What is longer is several statements with dashes between them. */
const MAX_SENTENCE_LENGTH = 240;

export function splitSentences(text: string): string[] {
  return text.split(ITEM_SIGN).flatMap(splitAtStops).flatMap(splitIfLong);
}

function splitIfLong(sentence: string): string[] {
  return sentence.length > MAX_SENTENCE_LENGTH ? sentence.split(CLAUSE_END) : [sentence];
}

/** At full stops and their like only. */
export function splitAtStops(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(SENTENCE_END)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATED.test(last)) {
      sentences[sentences.length - 1] = `${last} ${part}`;
    } else if (part.trim() !== "") {
      sentences.push(part.trim());
    }
  }
  return sentences;
}
