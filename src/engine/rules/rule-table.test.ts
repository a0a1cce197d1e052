import { expect, test } from "vitest";
import { RULE_CODES, type RuleCode, wordRule, wordRules } from "./rule-table.ts";
import type { RuleValue } from "./rule-row.ts";

test.each<[RuleCode, RuleValue, string]>([
  ["promotion-on-day", "saturday", "Promotion only on Saturdays."],
  ["promotion-on-day", "weekend", "Promotion only at weekends."],
  ["promotion-on-day", true, "Promotion only on a set day; they don't say which."],
  ["showcase-on-day", "friday", "Show your own work only on Fridays."],
  ["min-karma", 10, "You need at least 10 karma to post."],
  ["min-karma", 5000, "You need at least 5,000 karma to post."],
  ["min-karma", true, "You need some karma to post; they don't say how much."],
  ["min-account-age-days", 30, "Your account must be at least 30 days old."],
  ["min-account-age-days", 1, "Your account must be at least 1 day old."],
  ["min-account-age-days", true, "Your account can't be new; they don't say how old."],
])("%s %s reads %s", (code, value, text) => {
  expect(wordRule(code, value)).toBe(text);
});

test("nothing else reads as a ban on promotion", () => {
  const others = RULE_CODES.filter((code) => code !== "no-self-promotion");
  for (const code of others) expect(wordRule(code, true)).not.toMatch(/no (self-)?promotion/i);
});

test("every code is one sentence, and no two are alike", () => {
  const texts = RULE_CODES.map((code) => wordRule(code, true));
  expect(new Set(texts).size).toBe(RULE_CODES.length);
  for (const text of texts) expect(text).toMatch(/^[A-Z][^.!]{8,90}\.$/);
});

test("what matters for promotion comes first, whatever the order of the codes", () => {
  const codes = { "be-respectful": true, "min-karma": 10, "no-self-promotion": true } as const;
  expect(wordRules({ codes }).map(({ code }) => code)).toEqual([
    "no-self-promotion",
    "min-karma",
    "be-respectful",
  ]);
});

test("no code, no wording", () => {
  expect(wordRules({ codes: {} })).toEqual([]);
});
