import { expect, test } from "vitest";
import { wordFirstMatch } from "./word-first-match.ts";

test.each([
  [0.54, "about 50% match"],
  // The same once the project has a name.
  [0.53, "about 50% match"],
  [0.28, "about 30% match"],
  [0.04, "weak match"],
  [0.949, "about 90% match"],
  [0.97, "very close match"],
])("%d is said as “%s”", (score, words) => {
  expect(wordFirstMatch(score)).toBe(words);
});
