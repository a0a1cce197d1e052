import { findDisclosure } from "#engine/risk/find-disclosure.ts";
import { MOST_REPETITIONS, repeatedWords } from "#engine/text/repeated-words.ts";
import type { Draft } from "../draft.ts";
import { countEach } from "../wording/count-words.ts";
import { readParagraphs, writeParagraphs } from "./paragraphs.ts";

/**
 * Sentences go, the one that repeats most first, until no word comes up too often. That the author made
 * it is said to the last.
 */
export function dropRepetition(draft: Draft): Draft {
  let paragraphs = readParagraphs(draft.content);
  const isTooMuch = () => repeatedWords(`${draft.title} ${writeParagraphs(paragraphs)}`).length > 0;
  if (!isTooMuch()) return draft;
  while (isTooMuch()) {
    const worst = findWorst(draft.title, paragraphs);
    if (!worst) break;
    paragraphs = paragraphs.map((sentences, index) =>
      index === worst.paragraph ? sentences.toSpliced(worst.sentence, 1) : sentences,
    );
  }
  return { ...draft, content: writeParagraphs(paragraphs) };
}

function findWorst(title: string, paragraphs: string[][]) {
  const words = new Set(
    repeatedWords(`${title} ${writeParagraphs(paragraphs)}`)
      .filter(({ times }) => times > MOST_REPETITIONS)
      .map(({ word }) => word),
  );
  const places = paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((text, sentence) => ({ paragraph, sentence, weight: weigh(text, words) })),
  );
  return places.toSorted((a, b) => b.weight - a.weight).find(({ weight }) => weight > 0);
}

function weigh(sentence: string, repeated: Set<string>): number {
  let weight = 0;
  for (const [word, times] of countEach(sentence)) if (repeated.has(word)) weight += times;
  return findDisclosure(sentence) ? weight / 100 : weight;
}
