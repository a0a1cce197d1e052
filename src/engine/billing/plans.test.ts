import { describe, expect, test } from "vitest";
import { PLAN_CODES, PLANS, pricePlans } from "./plans.ts";

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
  });

  test("keep competitor analysis for lifetime", () => {
    expect(PLAN_CODES.filter((code) => PLANS[code].features.competitorAnalysis)).toEqual([
      "PREMIUM_LIFETIME",
    ]);
  });
});
