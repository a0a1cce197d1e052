import { describe, expect, test } from "vitest";
import { PLAN_CODES, PLANS, pricePlans, type PlanCode, wordExcess } from "./plans.ts";

describe("plans", () => {
  test.each(PLAN_CODES)("%s is filed under its own code", (code) => {
    expect(PLANS[code].code).toBe(code);
  });

  test("cost what the pricing page promises", () => {
    expect(PLANS.FREE.priceCents).toBe(0);
    expect(PLANS.PREMIUM_MONTHLY.priceCents).toBe(2999);
    expect(PLANS.PREMIUM_LIFETIME.priceCents).toBe(14999);
  });

  test("cost what an operator asks, and include the same", () => {
    const plans = pricePlans({ currency: "EUR", monthlyCents: 1900, lifetimeCents: 99_00 });
    expect(PLAN_CODES.map((code) => plans[code].priceCents)).toEqual([0, 1900, 9900]);
    for (const code of PLAN_CODES) {
      expect(plans[code]).toEqual({
        ...PLANS[code],
        currency: "EUR",
        priceCents: plans[code].priceCents,
      });
    }
  });

  test("give more with each step up", () => {
    const recommendations = PLAN_CODES.map(
      (code) => PLANS[code].limits.recommendationsPerProject ?? Infinity,
    );
    const posts = PLAN_CODES.map((code) => PLANS[code].limits.aiPostsPerMonth ?? Infinity);
    expect(recommendations).toEqual([3, 5, Infinity]);
    expect(posts).toEqual([0, 10, Infinity]);
    expect(PLAN_CODES.map((code) => PLANS[code].limits.aiPostsInAll)).toEqual([1, null, null]);
  });

  test("keep competitor analysis for lifetime", () => {
    expect(PLAN_CODES.filter((code) => PLANS[code].features.competitorAnalysis)).toEqual([
      "PREMIUM_LIFETIME",
    ]);
  });
});

const choose = (recommended: number, added = 0) => [
  ...Array.from({ length: recommended }, () => ({ source: "recommended" as const })),
  ...Array.from({ length: added }, () => ({ source: "added" as const })),
  {},
];

test.each<[string, PlanCode, ReturnType<typeof choose>, number[] | null]>([
  ["none", "FREE", choose(0), null],
  ["as many as the plan includes", "FREE", choose(3), null],
  ["any number by name beside them", "FREE", choose(3, 20), null],
  ["eight on the free plan", "FREE", choose(8), [3, 8, 5]],
  ["one too many on the monthly plan", "PREMIUM_MONTHLY", choose(6), [5, 6, 1]],
  ["25 on the lifetime plan", "PREMIUM_LIFETIME", choose(25), null],
])("%s: included, chosen, to be removed", (_, code, chosen, figures) => {
  const said = wordExcess(PLANS[code].limits, chosen);
  expect(said?.match(/\d+/g)?.map(Number) ?? null).toEqual(figures);
});
