import { describe, expect, test } from "vitest";
import { findPieces, findTokens, splitWords } from "./tokenise.ts";

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
    expect(splitWords(text)).toEqual(words);
  });

  test("stop at 256", () => {
    expect(splitWords("word ".repeat(1_000))).toHaveLength(256);
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
