import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { completeSession } from "#standins/stripe/checkout.ts";
import { billingEvents, notices, users } from "./db/schema.ts";
import type { UserId } from "./scope.ts";
import { deliverEvents } from "./testing/deliver-events.ts";
import { grantPlan } from "./testing/grant-plan.ts";
import { SAMPLE_ANSWERS } from "#server/testing/sample-answers.ts";
import { canStartServers, useServers } from "./testing/servers-trial.ts";

describe.skipIf(!canStartServers)("two servers on one database", () => {
  const trial = useServers(2);
  const signUp = (email: string) =>
    trial
      .serverOf(0)
      .clientOf()
      .signUp({ body: { email, password: "only for this test" } });

  test(
    "100 posts asked for at once are as many as there is room for",
    { tags: "nightly" },
    async () => {
      const { user, accessToken } = await signUp("writer@example.com");
      const house = { database: trial.database, clock: () => new Date() };
      await grantPlan(house, user.id, "PREMIUM_MONTHLY", { mode: "test" });
      const client = trial.serverOf(0).clientOf(accessToken);
      const project = await client.createProject({
        body: {
          name: "Ropewise",
          description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
          selectedSubreddits: [{ id: "saas", source: "added" }],
        },
      });
      const params = { projectId: project.id };
      await client.updateInterview({ params, body: { answers: SAMPLE_ANSWERS } });
      const body = { projectId: project.id, subredditId: "saas" };
      const { made, refused } = await trial.attack(
        100,
        (one) => one.generatePost({ body }),
        accessToken,
      );
      expect(made).toHaveLength(5);
      expect(new Set(refused)).toEqual(new Set(["PLAN_LIMIT"]));
    },
  );

  test("a link signs in once", async () => {
    const token = await trial.askForLink("once@example.com");
    const { made, refused } = await trial.attack(40, (client) =>
      client.verifyMagicLink({ body: { token } }),
    );
    expect(made).toHaveLength(1);
    expect(refused).toHaveLength(39);
  });

  test("an address gets five links an hour, whichever server is asked", async () => {
    const { made, refused } = await trial.attack(30, (client) =>
      client.requestMagicLink({ body: { email: "many@example.com" } }),
    );
    expect(made).toHaveLength(5);
    expect(new Set(refused)).toEqual(new Set(["RATE_LIMITED"]));
  });

  test("tabs that renew together on both stay signed in", async () => {
    const { refreshToken } = await signUp("tabs@example.com");
    const isTabs = eq(users.email, "tabs@example.com");
    const [row] = await trial.database.db.select().from(users).where(isTabs);
    // Tests within one process hash at a lower cost.
    expect(row?.passwordHash).toMatch(/^scrypt\$32768\$8\$3\$/);
    const { made, refused } = await trial.attack(
      20,
      (client) => client.refreshSession(),
      refreshToken,
    );
    expect(refused).toEqual([]);
    for (const [n, { accessToken }] of made.entries()) {
      const me = await trial.serverOf(n).clientOf(accessToken).getCurrentUser();
      expect(me.email).toBe("tabs@example.com");
    }
  });

  test("an address is claimed five times an hour, each time by an account of its own", async () => {
    const body = { email: "new@example.com", password: "only for this test" };
    const { made, refused } = await trial.attack(6, (client) => client.signUp({ body }));
    expect(new Set(made.map(({ user }) => user.id)).size).toBe(5);
    expect(refused).toEqual(["RATE_LIMITED"]);
  });

  test("whoever orders on both pays on one page, once, and is told of it once", async () => {
    const { stripe } = trial;
    const token = await trial.askForLink("payer@example.com");
    const { user, accessToken } = await trial
      .serverOf(1)
      .clientOf()
      .verifyMagicLink({ body: { token } });
    const order = () =>
      trial.attack(
        16,
        (client) => client.createCheckout({ body: { planCode: "PREMIUM_MONTHLY" } }),
        accessToken,
      );
    const { made, refused } = await order();
    expect(refused).toEqual([]);
    expect(new Set(made.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
    const [session, ...otherSessions] = stripe.world.store.list("checkout.session");
    expect([otherSessions.length, stripe.world.store.list("customer").length]).toEqual([0, 1]);

    await stripe.act(() => session && completeSession(stripe.world, session));
    const [answers, again] = await Promise.all([deliverEvents(trial, 4), order()]);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect([again.made, new Set(again.refused)]).toEqual([[], new Set(["CONFLICT"])]);
    const count = (kind: "checkout.session" | "subscription" | "charge" | "refund") =>
      stripe.world.store.list(kind).length;
    expect([count("checkout.session"), count("subscription"), count("charge")]).toEqual([1, 1, 1]);
    expect(count("refund")).toBe(0);
    expect(await trial.serverOf(0).clientOf(accessToken).getBillingStatus()).toMatchObject({
      planCode: "PREMIUM_MONTHLY",
      status: "ACTIVE",
    });
    const { db } = trial.database;
    const isReceipt = and(eq(notices.userId, user.id as UserId), eq(notices.kind, "receipt"));
    expect(await db.$count(notices, isReceipt)).toBe(1);
    expect(await db.$count(billingEvents, isNull(billingEvents.appliedAt))).toBe(0);
  });
});
