import { expect, test } from "vitest";
import { PLANS } from "#engine/billing/plans.ts";
import { describeInterval, describePlan } from "./describe-plan.ts";

test.each([
  [
    "FREE",
    ["3 subreddit recommendations per project", "1 generated post to try"],
    ["generated posts", "Content Roadmap"],
  ],
  ["PREMIUM_MONTHLY", ["10 generated posts a month", "Content Roadmap"], ["Competitor analysis"]],
  ["PREMIUM_LIFETIME", ["Unlimited generated posts", "Competitor analysis"], ["per project"]],
] as const)("%s lists what it includes and nothing else", (code, included, excluded) => {
  const lines = describePlan(PLANS[code]).join("\n");
  for (const line of included) expect(lines).toContain(line);
  for (const line of excluded) expect(lines).not.toContain(line);
});

test.each([
  ["FREE", "forever"],
  ["PREMIUM_MONTHLY", "per month"],
  ["PREMIUM_LIFETIME", "one-time"],
] as const)("%s is paid %s", (code, words) => {
  expect(describeInterval(PLANS[code])).toBe(words);
});

test("any other interval is a year", () => {
  expect(describeInterval({ priceCents: 99_00, interval: "year" })).toBe("per year");
});
