import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPieces, findTokens, splitModelWords } from "./tokenise.ts";

describe("words of a text", () => {
  test.each([
    ["lower case", "Hello World", ["hello", "world"]],
    ["accents removed", "Café naïve Zürich", ["cafe", "naive", "zurich"]],
    [
      "addresses left out",
      "see https://example.org/a?b=c or www.example.org now",
      ["see", "or", "now"],
    ],
    ["apostrophes closed up", "don't, it’s", ["dont", "its"]],
    ["languages with signs", "C++ and C#", ["c++", "and", "c#"]],
    ["other scripts give nothing", "привет 你好", []],
    ["nothing in nothing", "", []],
  ])("%s", (_, text, words) => {
    expect(splitModelWords(text)).toEqual(words);
  });

  test("stop at 256", () => {
    expect(splitModelWords("word ".repeat(1_000))).toHaveLength(256);
  });
});

describe("tokens of words", () => {
  const words = ["invoice", "tool", "book", "keeping", "keep", "invoice tool"];
  const vocabulary = new Map(words.map((word, id) => [word, id]));

  test.each([
    ["words first, then pairs", ["invoice", "tool"], [0, 1, 5]],
    ["pairs of neighbours only", ["tool", "invoice"], [1, 0]],
    ["the longest pieces of an unknown word", ["bookkeeping"], [2, 3]],
    ["letters between pieces are passed over", ["xxbookzzkeep"], [2, 4]],
    ["short unknown words are nothing", ["keys"], []],
  ])("%s", (_, given, tokens) => {
    expect(findTokens(vocabulary, given)).toEqual(tokens);
  });

  test("a word of four letters has no pieces", () => {
    expect(findPieces(vocabulary, "book")).toEqual([]);
  });
});

describe("work for a text of 10,000 characters", () => {
  /** Pieces of up to 24 letters from each place of a word, one by one. */
  const LETTERS_PER_CHARACTER = 300;
  const known = ["invoice", "tool", "book", "a1a1", "invoice tool"];

  /** Counts letters that are looked up, which is what the work consists of. */
  function countLetters(text: string): number {
    let letters = 0;
    const vocabulary = new Map(known.map((word, id) => [word, id]));
    const get = vocabulary.get.bind(vocabulary);
    vocabulary.get = (key) => {
      letters += key.length;
      if (letters > LETTERS_PER_CHARACTER * 10_000) throw new Error("Far too much work.");
      return get(key);
    };
    vocabulary.has = (key) => vocabulary.get(key) !== undefined;
    findTokens(vocabulary, splitModelWords(text));
    return letters;
  }

  test("grows with its length, whatever it says", () => {
    const seeds = fc.oneof(
      fc.string({ minLength: 1, maxLength: 60 }),
      fc.string({ minLength: 1, maxLength: 60, unit: fc.constantFrom(..."ab1'+# .") }),
      fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }),
      fc.constantFrom("a1", "x", "book", "invoicex", "a+", "1 ", "é", "\ufdfa"),
    );
    fc.assert(
      fc.property(seeds, (seed) => {
        const text = seed.repeat(Math.ceil(10_000 / seed.length)).slice(0, 10_000);
        expect(() => countLetters(text)).not.toThrow();
      }),
    );
  });

  test("does not grow with the length of one endless word", () => {
    expect(countLetters("a2".repeat(5000))).toBe(countLetters("a2".repeat(50_000)) - 90_000);
  });
});
