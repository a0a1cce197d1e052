import { expect, test } from "vitest";
import { compareTexts, compareWordRuns, readWordRuns } from "./word-similarity.ts";

const BASE = "one two three four five six seven eight nine ten";

test.each<[string, string, string, number]>([
  ["the same text", BASE, BASE, 1],
  [
    "case and punctuation do not count",
    BASE,
    "One, two. THREE four five six (seven) eight – nine ten!",
    1,
  ],
  ["apostrophes do not count", "I don't know why", "i don’t know why", 1],
  ["nothing in common", BASE, "alpha beta gamma delta", 0],
  ["the same words in another order", "a b c d", "d c b a", 0],
  ["half of the runs", "a b c d", "a b c x", 0.5],
  ["a part of a longer text", "a b c", "a b c d e f g h", 2 / 7],
  ["two words are one run", "good morning", "Good morning.", 1],
  ["one word", "morning", "evening", 0],
  ["right-to-left text", "אחת שתיים שלוש ארבע", "אחת שתיים שלוש ארבע", 1],
  ["nothing", "", "", 0],
  ["nothing but marks", "…", "…", 0],
])("%s", (_, a, b, alike) => {
  expect(compareTexts(a, b)).toBeCloseTo(alike, 6);
  expect(compareTexts(b, a)).toBeCloseTo(alike, 6);
});

test("what is read once compares as the texts do", () => {
  const runs = readWordRuns(BASE);
  expect(compareWordRuns(runs, readWordRuns("one two three"))).toBe(
    compareTexts(BASE, "one two three"),
  );
});

test("a phrase that is said over and over counts once", () => {
  expect(readWordRuns("a b c ".repeat(1000)).length).toBe(3);
});
