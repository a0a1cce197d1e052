import { expect, test } from "vitest";
import { findRelated } from "./related-words.ts";

const VOCABULARY = new Map(
  ["program", "programming", "programmer", "programming language", "ceramic", "startup"].map(
    (word, id) => [word, id],
  ),
);

test.each([
  ["programowanie", ["program", "programming", "programmer"]],
  ["ceramista", ["ceramic"]],
  // It may be a name that somebody has not typed to its end.
  ["startu", []],
  ["programm", []],
  // Less than half of it, or too little to tell.
  ["programozobajnoksagok", []],
  ["starlings", []],
  ["programming", []],
])("%s is related to %j", (word, related) => {
  expect(findRelated(VOCABULARY, word)).toEqual(related);
});
