import { expect, test } from "vitest";
import { makeCodedPolicy, makePolicy } from "#engine/policy/testing/make-policy.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { Contribution } from "#engine/ledger/contribution.ts";
import { ANYBODY } from "#engine/ledger/account.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { findWithinBudget, measureBudget } from "./measure-budget.ts";
import { wordBudget } from "./word-budget.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const SAAS = { subredditId: "saas", fullName: "r/SaaS" };

function write(count: number, isPromotional: boolean, days = 20): Contribution[] {
  return Array.from({ length: count }, () => ({
    subredditId: "saas",
    at: daysAgo(days),
    isPromotional,
  }));
}

/** Of a community that has rules on promotion; others are not known to take any. */
function rulesOf(codes: RuleCodes | null) {
  const policy = codes && makeCodedPolicy(codes);
  return policy?.stance.is === "welcome" ? {} : policy;
}

function measure(contributions: Contribution[], codes: RuleCodes | null = null) {
  return measureOf({ ...unknownPolicy("saas"), ...rulesOf(codes), ...SAAS }, contributions);
}

/** What was logged as posts. */
function measureOf(policy: Policy, contributions: Contribution[]) {
  const posts = contributions.map((each, index) => ({
    ...each,
    id: `${index}`,
    title: "",
    content: "",
    isPosted: true,
  }));
  const account = { posts, comments: [], promoter: ANYBODY, timezone: "UTC", now: NOW };
  return measureBudget({ policy, ...account });
}

test.each<[string, Contribution[], RuleCodes | null, number, string]>([
  [
    "its purpose, so any share is fine",
    write(3, true),
    { "no-low-effort": true },
    0,
    "3 of your 3 contributions in r/SaaS were promotional (100%). It's for showing your own work, so any share is fine.",
  ],
  [
    "nothing known there",
    [],
    null,
    0,
    "You have logged nothing in r/SaaS. It's for showing your own work, so any share is fine.",
  ],
  [
    "a rule that names a share counts more",
    write(1, true),
    { "promotion-limited": 50 },
    1,
    "Your 1 contribution in r/SaaS was promotional (100%). It allows at most 50%. 1 more helpful comment first.",
  ],
  [
    "and so does one that limits it without a share",
    write(1, true),
    { "promotion-limited": true },
    9,
    "Your 1 contribution in r/SaaS was promotional (100%). It publishes no limit, so we use Reddit's 9:1 habit. 9 more helpful comments first.",
  ],
  [
    "and so does a ban",
    write(1, true),
    { "no-self-promotion": true },
    0,
    "Your 1 contribution in r/SaaS was promotional (100%). Its rules allow no promotion.",
  ],
])("where one's own work belongs: %s", (_case, contributions, codes, shortfall, text) => {
  const budget = measureOf({ ...makePolicy(), ...rulesOf(codes), ...SAAS }, contributions);
  expect(budget.shortfall).toBe(shortfall);
  expect(wordBudget(budget)).toBe(text);
});

const TEN: RuleCodes = { "promotion-limited": 10 };

test.each<[string, Contribution[], RuleCodes | null, string]>([
  [
    "over a share that the rules name",
    [...write(2, true), ...write(12, false)],
    TEN,
    "2 of your 14 contributions in r/SaaS were promotional (14%). It allows at most 10%. 6 more helpful comments first.",
  ],
  [
    "within it",
    [...write(2, true), ...write(18, false)],
    TEN,
    "2 of your 20 contributions in r/SaaS were promotional (10%). It allows at most 10%.",
  ],
  [
    "one is missing",
    [...write(1, true), ...write(8, false)],
    TEN,
    "1 of your 9 contributions in r/SaaS was promotional (11%). It allows at most 10%. 1 more helpful comment first.",
  ],
  [
    "a share that is not known",
    write(1, true),
    { "promotion-limited": true },
    "Your 1 contribution in r/SaaS was promotional (100%). It publishes no limit, so we use Reddit's 9:1 habit. 9 more helpful comments first.",
  ],
  [
    "rules that are not known",
    write(4, false),
    null,
    "None of your 4 contributions in r/SaaS was promotional. It publishes no limit, so we use Reddit's 9:1 habit.",
  ],
  [
    "a stricter one",
    [...write(1, true), ...write(12, false)],
    { "promotion-limited": 5 },
    "1 of your 13 contributions in r/SaaS was promotional (8%). It allows at most 5%. 7 more helpful comments first.",
  ],
  [
    "a ban, which no comment softens",
    write(1, true),
    { "no-self-promotion": true },
    "Your 1 contribution in r/SaaS was promotional (100%). Its rules allow no promotion.",
  ],
  [
    "a ban with an exception",
    write(1, false),
    { "no-self-promotion": true, "promotion-limited": 20 },
    "Your 1 contribution in r/SaaS was not promotional. It allows at most 20%.",
  ],
  ["nothing known", [], TEN, "You have logged nothing in r/SaaS. It allows at most 10%."],
])("%s", (_case, contributions, codes, text) => {
  expect(wordBudget(measure(contributions, codes))).toBe(text);
});

test.each<[string, Contribution[], number]>([
  ["what is older than the window", write(3, true, 91), 0],
  ["what is still to come", write(3, true, -1), 0],
  ["another community", [{ subredditId: "startups", at: daysAgo(1), isPromotional: true }], 0],
  ["a thousand", write(1000, false, 3), 1000],
])("counts %s", (_case, contributions, total) => {
  expect(measure(contributions).total).toBe(total);
});

test("rests 14 days after the last promotional one, and three comments a day make up for it", () => {
  const budget = measure([...write(1, true, 30), ...write(1, true, 4), ...write(13, false)]);
  expect(budget).toMatchObject({
    shortfall: 5,
    frequency: "No rule that we know of; our own norm is one in 14 days",
    lastPromotedAt: daysAgo(4),
    restsUntil: daysAgo(-10),
  });
  expect(findWithinBudget(budget, NOW)).toEqual(daysAgo(-2));
  expect(measure(write(1, true, 14)).restsUntil).toBeNull();
});

test("that moderators said yes to one post is no purpose", () => {
  const { stance } = makePolicy();
  const asked = makePolicy({ stance: { ...stance, isAsked: true } });
  expect(measureOf({ ...asked, ...SAAS }, write(1, true)).limit).toMatchObject({ basis: "norm" });
});
