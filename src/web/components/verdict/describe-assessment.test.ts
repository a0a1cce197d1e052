import { expect, test } from "vitest";
import type { Check } from "#engine/checks/check.ts";
import { judgeTally, wordNoReasons } from "./describe-assessment.ts";

function check(fields: Partial<Check> = {}): Check {
  const kind = "rule" as const;
  return { id: "1", kind, label: "x", message: "x", isFollowed: true, isMachineChecked: true, ...fields }; // prettier-ignore
}

const followed = check();
const broken = check({ isFollowed: false });
const unread = check({ isMachineChecked: false });

test.each([
  [[followed], true, "No known rule is broken, and nothing in the words stands out."],
  [[], false, "Nothing in the words stands out."],
  [[followed, broken], true, "1 rule below is not followed. Nothing else in the words stands out."],
  [[broken, broken], true, "2 rules below are not followed. Nothing else in the words stands out."],
])("without a reason (%#)", (checks, hasKnownRules, words) => {
  expect(wordNoReasons(checks, hasKnownRules)).toBe(words);
});

test.each([
  [[followed], "pass"],
  [[followed, unread], "not-checked"],
  [[followed, unread, broken], "fail"],
])("the tally is no better than what was checked (%#)", (checks, verdict) => {
  expect(judgeTally(checks)).toBe(verdict);
});
