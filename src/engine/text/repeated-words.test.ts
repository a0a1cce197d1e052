import { expect, test } from "vitest";
import { repeatedWords } from "./repeated-words.ts";

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
});
