import { expect, test } from "vitest";
import type { RuleCodes } from "#engine/rules/rule-codes.ts";
import { wordPostingFrequency } from "./posting-frequency.ts";
import { makeFacts, makeRules } from "./testing/make-facts.ts";

const NORM = "No rule known; our norm: one promotional post in 14 days";

test.each<[RuleCodes | null, string]>([
  [null, NORM],
  [{ "be-respectful": true, "min-karma": 10 }, NORM],
  [{ "no-self-promotion": true }, "No promotional posts"],
  [{ "no-apps-or-sites": true }, "No promotional posts"],
  [{ "no-self-promotion": true, "promotion-on-day": "saturday" }, "Only on Saturdays"],
  [{ "promotion-on-day": "weekend" }, "Only at weekends"],
  [{ "promotion-on-day": true }, "Only on a set day"],
  [{ "showcase-on-day": "friday" }, "Only on Fridays"],
  [{ "promotion-in-thread-only": true }, "In the promotion thread only"],
  [
    { "promotion-in-thread-only": true, "promotion-on-day": "sunday" },
    "In the promotion thread, on Sundays only",
  ],
  [
    { "promotion-limited": true },
    "Its rules limit promotion, the share is not known; our norm: 1 in 10",
  ],
  [{ "promotion-limited": 5 }, "Its rules limit promotion to 5 % of what you write"],
  [
    { "no-self-promotion": true, "promotion-limited": true },
    "Its rules limit promotion, the share is not known; our norm: 1 in 10",
  ],
  [{ "ask-moderators-first": true }, "Ask the moderators first; at most one in 14 days"],
])("%o reads %s", (codes, read) => {
  expect(wordPostingFrequency(makeFacts({ rules: codes && makeRules(codes) }))).toBe(read);
});
