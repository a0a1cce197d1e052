import { expect, test } from "vitest";
import { pickTellingKeywords } from "./telling-keywords.ts";

test.each([
  ["greetings and fillers", ["hey", "guys", "lol", "saas", "churn"], ["saas", "churn"]],
  ["sizes and contractions", ["x4032", "we're", "mountains"], ["mountains"]],
  ["names with digits", ["ps5", "a24"], ["ps5", "a24"]],
  ["nothing else", ["hello", "thanks"], []],
])("%s", (_case, keywords, telling) => {
  expect(pickTellingKeywords(keywords)).toEqual(telling);
});

test("ten at most, in their order", () => {
  const words = Array.from({ length: 15 }, (_, place) => `topic-${"abcdefghijklmno"[place]}`);
  expect(pickTellingKeywords(words)).toEqual(words.slice(0, 10));
});
