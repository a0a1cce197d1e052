import { expect, test } from "vitest";
import { wordCountdown, wordDay, wordRisk, wordRules } from "./word-receipt.ts";

const low = (score: number) => ({ score, level: "low" as const });

test("a day is a day, wherever it is read", () => {
  expect(wordDay({ postedOn: "2026-11-18" })).toBe("November 18, 2026");
});

test.each([
  [null, null, null],
  [null, low(5), "Ban risk 5 of 100"],
  [5, low(5), "Ban risk 5 of 100"],
  [71, low(5), "Ban risk 5 of 100, down from 71"],
  [3, low(9), "Ban risk 9 of 100, up from 3"],
])("the risk before (%j) and after (%j)", (riskBefore, risk, words) => {
  expect(wordRisk({ riskBefore, risk })).toBe(words);
});

test.each([
  [null, null],
  [{ met: 0, of: 0 }, null],
  [{ met: 1, of: 1 }, "The one rule we could check is met"],
  [{ met: 0, of: 1 }, "The one rule we could check isn't met"],
  [{ met: 12, of: 12 }, "All 12 rules we could check are met"],
  [{ met: 11, of: 12 }, "11 of 12 rules we could check are met"],
])("rules: %j", (rules, words) => {
  expect(wordRules({ rules })).toBe(words);
});

test.each([
  [900, "15:00"],
  [872, "14:32"],
  [59, "0:59"],
  [3661, "1:01:01"],
  [0, null],
  [-5, null],
])("%i seconds are %s", (seconds, words) => {
  const now = new Date("2026-11-18T12:00:00Z");
  expect(wordCountdown(new Date(now.getTime() + seconds * 1000), now)).toBe(words);
});
