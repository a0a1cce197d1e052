import { expect, test } from "vitest";
import type { Check, CheckOutcome } from "./check.ts";
import { wordTally } from "./can-we-tell.ts";
import { countFollowed, tallyChecks } from "./summarise-checks.ts";

const make = (outcome: CheckOutcome, index: number): Check => ({
  id: String(index),
  kind: "rule",
  label: "A rule",
  outcome,
  message: "",
  source: null,
  finding: null,
});

test.each<[CheckOutcome[], string, number, number]>([
  [[], "We can't tell", 0, 0],
  [["read"], "No problem found · 0 passed · 1 for you to read", 0, 0],
  [["kept", "note"], "No problem found · 1 passed", 1, 1],
  [["broken", "kept"], "1 problem · 1 passed", 1, 2],
  [
    ["broken", "broken", "kept", "kept", "kept", "read", "read", "read", "read"],
    "2 problems · 3 passed · 4 for you to read",
    3,
    5,
  ],
])("%j: only what was really looked at counts as followed", (outcomes, words, followed, total) => {
  const tally = tallyChecks(outcomes.map(make));
  expect(wordTally(tally)).toBe(words);
  expect(countFollowed(tally)).toEqual({ followed, total });
});

test("a habit of Reddit that speaks against a draft is a problem as well, and counted once", () => {
  const checks = (["broken", "kept"] as const).map(make);
  const tally = tallyChecks(checks, [{ id: "0" }, { id: "link-shortener" }]);
  expect(wordTally(tally)).toBe("2 problems · 1 passed");
  expect(countFollowed(tally)).toEqual({ followed: 1, total: 2 });
});

test("karma that we don't know is no problem of the draft", () => {
  const tally = tallyChecks([make("kept", 0)], [{ id: "author-unknown" }]);
  expect(wordTally(tally)).toBe("No problem found · 1 passed");
});
