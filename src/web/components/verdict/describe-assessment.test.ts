import { expect, test } from "vitest";
import { describeAssessment, wordNoReasons } from "./describe-assessment.ts";

const risk = { level: "medium", score: 31, reasons: [], notChecked: [] } as const;

test("the verdict is spoken in one breath", () => {
  expect(
    describeAssessment(
      { ...risk, reasons: [], notChecked: [] },
      { problems: 2, broken: 2, kept: 3, toRead: 4, isBlind: false },
    ),
  ).toBe(
    "Estimated ban risk: medium, 31 of 100, 0 reasons. 2 problems · 3 passed · 4 for you to read.",
  );
});

test.each([
  [
    { problems: 0, broken: 0, kept: 2, toRead: 0, isBlind: false },
    "No known rule broken, no risky wording.",
  ],
  [{ problems: 0, broken: 0, kept: 0, toRead: 3, isBlind: false }, "No risky wording."],
])("without a reason (%j)", (tally, words) => {
  expect(wordNoReasons(tally)).toBe(words);
});
