import { afterAll, beforeAll, expect, test } from "vitest";
import { createFounder } from "#server/testing/create-founder.ts";
import { grantPlan } from "#server/testing/grant-plan.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const DAY = 24 * 3600 * 1000;
const RESETS_AT = "2026-12-01T00:00:00.000Z";

test("without a subscription the plan is free, for ever", async () => {
  const { client } = await createFounder(house, "free@example.com", "FREE");
  expect(await client.getBillingStatus()).toEqual({
    isPremium: false,
    planCode: "FREE",
    status: "none",
    currentPeriodEnd: null,
    canCancel: false,
    cancelAtPeriodEnd: false,
    hasPaymentProblem: false,
    canManage: false,
    isTest: false,
    aiPosts: { used: 0, limit: 0, resetsAt: RESETS_AT },
  });
});

test("a lifetime has no end and nothing to cancel", async () => {
  const { client } = await createFounder(house, "lifetime@example.com", "PREMIUM_LIFETIME");
  expect(await client.getBillingStatus()).toMatchObject({
    isPremium: true,
    planCode: "PREMIUM_LIFETIME",
    status: "ACTIVE",
    currentPeriodEnd: null,
    canCancel: false,
    aiPosts: { used: 0, limit: null, resetsAt: RESETS_AT },
  });
});

test("a month can be cancelled, runs to its end, and then is free again", async () => {
  const { client, userId } = await createFounder(house, "monthly@example.com", "PREMIUM_MONTHLY");
  expect(await client.getBillingStatus()).toMatchObject({
    isPremium: true,
    planCode: "PREMIUM_MONTHLY",
    canCancel: true,
    aiPosts: { limit: 10 },
  });
  const currentPeriodEnd = new Date(house.clock().getTime() + 5 * 60_000);
  await grantPlan(house, userId, "PREMIUM_MONTHLY", {
    status: "CANCEL_AT_PERIOD_END",
    currentPeriodEnd,
  });
  expect(await client.getBillingStatus()).toMatchObject({
    isPremium: true,
    status: "CANCEL_AT_PERIOD_END",
    canCancel: false,
    cancelAtPeriodEnd: true,
    currentPeriodEnd: currentPeriodEnd.toISOString(),
  });
  house.advance(5 * 60_000);
  expect(await client.getBillingStatus()).toMatchObject({
    isPremium: false,
    planCode: "FREE",
    status: "EXPIRED",
    canCancel: false,
    cancelAtPeriodEnd: false,
  });
});

test("one that was marked as expired is free whatever its period says", async () => {
  const { client, userId } = await createFounder(house, "expired@example.com");
  await grantPlan(house, userId, "PREMIUM_MONTHLY", {
    status: "EXPIRED",
    currentPeriodEnd: new Date(house.clock().getTime() + DAY),
  });
  expect(await client.getBillingStatus()).toMatchObject({ isPremium: false, planCode: "FREE" });
});

test("recommendations follow the plan", async () => {
  const limits = await Promise.all(
    (["FREE", "PREMIUM_MONTHLY", "PREMIUM_LIFETIME"] as const).map(async (plan) => {
      const founder = await createFounder(house, `plan-${plan.toLowerCase()}@example.com`, plan);
      const answer = await founder.client.generateRecommendations({
        body: {
          name: "Ledgerly",
          description:
            "Invoicing and bookkeeping software for freelancers, small businesses and startups.",
          category: "Finance",
          targetAudience: ["Freelancers"],
          limit: 25,
        },
      });
      return [answer.planLimit, Math.min(answer.recommendations.length, 6)];
    }),
  );
  expect(limits).toEqual([
    [3, 3],
    [5, 5],
    // As many as fit, which are more than five.
    [null, 6],
  ]);
});
