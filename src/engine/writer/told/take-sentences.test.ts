import { expect, test } from "vitest";
import { takeSentences } from "./take-sentences.ts";

const matter = {
  sentences: ["It's written in Rust.", "Drafts are plain text.", "The samples came later."],
  paragraphs: ["It's written in Rust. Drafts are plain text. The samples came later."],
  words: 12,
};
const without = (word: string) => (sentence: string) => !sentence.includes(word);

test("an answer is told whole where all of it can be", () => {
  expect(takeSentences(matter, () => true)).toEqual(matter.sentences);
});

test("it ends before the first sentence that can't", () => {
  expect(takeSentences(matter, without("samples"))).toEqual(matter.sentences.slice(0, 2));
});

test("nothing is told of it where its point would be lost", () => {
  expect(takeSentences(matter, without("Drafts"))).toEqual([]);
});

test("a list is told whole or not at all", () => {
  const list = { ...matter, paragraphs: ["- Rust\n- text\n- samples"] };
  expect(takeSentences(list, without("samples"))).toEqual([]);
});
