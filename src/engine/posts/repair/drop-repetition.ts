import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { MOST_REPETITIONS, repeatedWords } from "#engine/text/repeated-words.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { countEach, type WordCounts } from "../wording/count-words.ts";
import { readParagraphs, writeParagraphs } from "./paragraphs.ts";

/**
 * As many sentences as fit without a word coming up too often: that the author made it first, then the
 * last question, then the others as they come.
 */
export function dropRepetition(draft: Draft): Draft {
  if (repeatedWords(`${draft.title} ${draft.content}`).length === 0) return draft;
  const paragraphs = readParagraphs(draft.content);
  const total = countEach(draft.title);
  const kept = new Set<string>();
  for (const sentence of orderByWorth(paragraphs.flat())) {
    const counts = countEach(sentence);
    if (kept.has(sentence) || !fits(counts, total)) continue;
    kept.add(sentence);
    for (const [word, times] of counts) total.set(word, (total.get(word) ?? 0) + times);
  }
  // What is said twice was counted once.
  const takeOnce = (sentence: string) => kept.delete(sentence);
  const content = writeParagraphs(paragraphs.map((sentences) => sentences.filter(takeOnce)));
  return { ...draft, content };
}

function orderByWorth(sentences: string[]): string[] {
  const disclosure = sentences.find((sentence) => findDisclosure(sentence));
  const question = sentences.findLast((sentence) => sentence.endsWith("?"));
  return [disclosure, question, ...sentences].filter((sentence) => sentence !== undefined);
}

function fits(counts: WordCounts, total: WordCounts): boolean {
  for (const [word, times] of counts) {
    if ((total.get(word) ?? 0) + times > MOST_REPETITIONS) return false;
  }
  return true;
}
