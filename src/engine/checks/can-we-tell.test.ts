import { expect, test } from "vitest";
import { isBlind, wordTally } from "./can-we-tell.ts";
import type { Check } from "./check.ts";

const make = (changes: Partial<Check>): Check => ({
  id: "1",
  kind: "rule",
  label: "",
  outcome: "kept",
  message: "",
  source: null,
  finding: null,
  ...changes,
});
const UNKNOWN = make({ kind: "stance", outcome: "read", source: { kind: "none", asOf: null } });

test.each<[string, Check[], boolean]>([
  ["nothing was checked", [], true],
  ["nobody knows what is allowed", [UNKNOWN], true],
  ["of its posts no more was seen than their kinds", [UNKNOWN, make({ kind: "post-types" })], true],
  ["posts of that kind were never seen", [make({ kind: "post-types", outcome: "broken" })], false],
  ["a rule was kept", [UNKNOWN, make({})], false],
  ["a guess says what is allowed", [{ ...UNKNOWN, source: { kind: "hint", asOf: null } }], false],
])("%s", (_case, checks, expected) => {
  expect(isBlind(checks)).toBe(expected);
});

const COUNTS = { problems: 0, kept: 2, toRead: 0, isBlind: false };

test.each([
  [COUNTS, "No problem found · 2 passed"],
  [{ ...COUNTS, isBlind: true }, "We can't tell"],
  [{ ...COUNTS, isBlind: true, problems: 1 }, "We can't tell · 1 problem"],
])("%j: %s", (counts, words) => {
  expect(wordTally(counts)).toBe(words);
});
