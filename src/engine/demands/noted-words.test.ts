import { expect, test } from "vitest";
import { contentWords } from "./find-words.ts";
import { notedWords } from "./noted-words.ts";

test.each([
  "",
  "Photos of your own baking, bakers and BAKED bread",
  "Öle & 3D-Drucke",
  "of the and",
])("%j has the words that a draft of the same text has, however often it is asked", (noted) => {
  expect(notedWords(noted)).toEqual(contentWords(noted));
  expect(notedWords(noted)).toEqual(contentWords(noted));
});
