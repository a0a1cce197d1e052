import { expect, test } from "vitest";
import { mayRepeat, MOST_REPETITIONS, repeatedWords } from "./repeated-words.ts";

test.each<[string, string, { word: string; times: number }[]]>([
  ["four times is fine", "a a a a", []],
  ["five times is not", "a A a, a! (a)", [{ word: "a", times: 5 }]],
  [
    "the most frequent first",
    "b b b b b a a a a a a",
    [
      { word: "a", times: 6 },
      { word: "b", times: 5 },
    ],
  ],
  ["an apostrophe is part of a word", "it's it’s it is it it it", []],
  ["a hyphen is part of a word", "pre-war pre war pre pre pre", []],
  ["a dash is not", "no - no - no - no - no", [{ word: "no", times: 5 }]],
  ["right-to-left words", "שלום שלום שלום שלום שלום", [{ word: "שלום", times: 5 }]],
  ["emoji are no words", "🎉 🎉 🎉 🎉 🎉", []],
  ["nothing", "", []],
])("%s", (_, text, repeated) => {
  expect(repeatedWords(text)).toEqual(repeated);
  // The quick look may see too much, never too little.
  expect(mayRepeat(text, MOST_REPETITIONS) || repeated.length === 0).toBe(true);
});

test.each<[string, string, boolean]>([
  ["four times", "a a a a", false],
  ["five times, in any case", "so So SO, so! (so)", true],
  ["five times with hyphens and apostrophes", "it's it’s it's it’s it's", true],
  ["many words, each of them once", "the bread that we baked on a Sunday – ‘twice’", false],
  ["accented words", "été été été été été", true],
  ["what is no Latin script needs the longer look", "хлеб", true],
])("a quick look at %s", (_, text, may) => {
  expect(mayRepeat(text, MOST_REPETITIONS)).toBe(may);
});
