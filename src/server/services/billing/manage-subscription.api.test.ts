import { describe, expect, test } from "vitest";
import type { ProviderSubscription } from "#engine/billing/customer-state.ts";
import {
  makeCustomer,
  makePayment,
  makeSubscription,
} from "#engine/billing/testing/make-customer.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { useBillingTrial } from "./testing/billing-trial.ts";
import { FREE, MONTHLY } from "./testing/expected-plans.ts";

const trial = useBillingTrial();

describe("cancelling", () => {
  const NOTHING = {
    status: 409,
    code: "CONFLICT",
    serverMessage: "You have no subscription to cancel.",
  };

  test("without a subscription is refused", async () => {
    const { client } = await trial.signIn();
    await expect(client.cancelSubscription()).rejects.toMatchObject(NOTHING);
    const { client: former } = await trial.addPayer(makeCustomer());
    await expect(former.cancelSubscription()).rejects.toMatchObject(NOTHING);
  });

  test("lifetime access is refused", async () => {
    const payer = await trial.addPayer(trial.lifelong());
    await trial.report(payer.customerId);
    await expect(payer.client.cancelSubscription()).rejects.toMatchObject({
      status: 409,
      code: "CONFLICT",
      serverMessage: "Lifetime plans cannot be cancelled.",
    });
    expect(await payer.client.getBillingStatus()).toMatchObject({ planCode: "PREMIUM_LIFETIME" });
  });

  test("leaves access until the period ends; safe to repeat", async () => {
    const payer = await trial.addPayer(trial.subscribed());
    await trial.report(payer.customerId);
    expect(await payer.client.getBillingStatus()).toMatchObject({
      status: "ACTIVE",
      canCancel: true,
    });
    for (let click = 0; click < 2; click++) {
      expect(await payer.client.cancelSubscription()).toMatchObject({
        isPremium: true,
        planCode: "PREMIUM_MONTHLY",
        status: "CANCEL_AT_PERIOD_END",
        cancelAtPeriodEnd: true,
        canCancel: false,
      });
    }
    trial.house.advance(31 * DAY_MS);
    const { client } = await trial.signIn(payer.email);
    expect(await client.getBillingStatus()).toMatchObject({ isPremium: false, status: "EXPIRED" });
  });

  test("what only owes ends at once: the month that was paid for is over", async () => {
    const owing = makeSubscription(trial.house.clock(), { status: "past_due" });
    const payer = await trial.addPayer(makeCustomer({ subscriptions: [owing] }));
    await trial.report(payer.customerId);
    expect(await payer.client.getBillingStatus()).toMatchObject({
      isPremium: true,
      hasPaymentProblem: true,
      canCancel: true,
    });
    expect(await payer.client.cancelSubscription()).toMatchObject({
      isPremium: false,
      status: "EXPIRED",
      hasPaymentProblem: false,
      canCancel: false,
    });
    const known = trial.payments.customers.get(payer.customerId);
    expect(known?.subscriptions).toMatchObject([{ status: "canceled" }]);
  });
});

describe("what gives no access but may still be charged", () => {
  const disputed = (paidAt: Date) =>
    makeSubscription(paidAt, { payments: [makePayment(paidAt, { dispute: "open" })] });
  const paidLongAgo = (now: Date) => makePayment(new Date(now.getTime() - 63 * DAY_MS));

  test.each<[string, (now: Date) => ProviderSubscription, object]>([
    ["disputed", disputed, { status: "active", cancelAtPeriodEnd: true }],
    ["unpaid", (now) => makeSubscription(now, { status: "unpaid" }), { status: "canceled" }],
    ["paused", (now) => makeSubscription(now, { status: "paused" }), { status: "canceled" }],
    [
      "owing for two months",
      (now) => ({ ...makeSubscription(now), status: "past_due", payments: [paidLongAgo(now)] }),
      { status: "canceled" },
    ],
  ])("can be cancelled: %s", async (_case, makeOne, expected) => {
    const state = makeCustomer({ subscriptions: [makeOne(trial.house.clock())] });
    const payer = await trial.addPayer(state);
    await trial.report(payer.customerId);
    expect(await payer.client.getBillingStatus()).toMatchObject({
      isPremium: false,
      status: "EXPIRED",
      canCancel: true,
    });
    expect(await payer.client.cancelSubscription()).toMatchObject({
      status: "EXPIRED",
      canCancel: false,
    });
    const known = trial.payments.customers.get(payer.customerId);
    expect(known?.subscriptions).toMatchObject([expected]);
  });
});

describe("within a day of the period's end", () => {
  const overSince = (ms: number) => {
    const paidAt = new Date(trial.house.clock().getTime() - 30 * DAY_MS - ms);
    return makeCustomer({ subscriptions: [makeSubscription(paidAt)] });
  };

  test("a renewal that nobody has reported yet keeps access, and can be cancelled", async () => {
    const payer = await trial.addPayer(overSince(DAY_MS - 1000));
    await trial.report(payer.customerId);
    const running = { isPremium: true, status: "ACTIVE", canCancel: true };
    expect(await payer.client.getBillingStatus()).toMatchObject(running);
    const again = payer.client.createCheckout({ body: { planCode: "PREMIUM_MONTHLY" } });
    await expect(again).rejects.toMatchObject({ serverMessage: "You're already on this plan." });
    trial.house.advance(1000);
    expect(await payer.client.getBillingStatus()).toMatchObject({ isPremium: false });
  });

  test("cancelling is heard by the provider", async () => {
    const payer = await trial.addPayer(overSince(1000));
    expect(await payer.client.cancelSubscription()).toMatchObject({ canCancel: false });
    const state = trial.payments.customers.get(payer.customerId);
    expect(state?.subscriptions).toMatchObject([{ cancelAtPeriodEnd: true }]);
  });
});

describe("the portal", () => {
  test("is for those who have paid", async () => {
    const { client } = await trial.signIn();
    expect(await client.getBillingStatus()).toMatchObject({ canManage: false });
    await expect(client.openPortal()).rejects.toMatchObject({ status: 409, code: "CONFLICT" });
    const payer = await trial.addPayer(trial.subscribed());
    expect(await payer.client.getBillingStatus()).toMatchObject({ canManage: true });
    expect(await payer.client.openPortal()).toEqual({
      portalUrl: "https://pay.test/portal?back=https%3A%2F%2Ffoothold.test%2Fbilling",
    });
  });

  test("says what is wrong where a wrong key hides the customer", async () => {
    const payer = await trial.addPayer(trial.subscribed());
    await trial.report(payer.customerId);
    trial.payments.customers.delete(payer.customerId);
    await expect(payer.client.openPortal()).rejects.toMatchObject({
      status: 503,
      code: "UNAVAILABLE",
      serverMessage: expect.stringMatching(/can't show your invoices.*Your plan stays as it is\./),
    });
  });
});

test.each([
  ["cancelling", 20, "cancelSubscription", "You've cancelled many times this hour."],
  ["invoices", 60, "openPortal", "You've opened your invoices many times this hour."],
  ["looking up a payment", 30, "refreshBillingStatus", "You've checked your payment many times"],
] as const)("%s has a limit of %i an hour", async (_case, most, call, message) => {
  const payer = await trial.addPayer(trial.subscribed());
  for (let times = 0; times < most; times++) await payer.client[call]();
  await expect(payer.client[call]()).rejects.toMatchObject({
    status: 429,
    code: "RATE_LIMITED",
    serverMessage: expect.stringContaining(message),
  });
});

describe("whoever has just paid", () => {
  test("has their plan looked up at the provider, without any report", async () => {
    const payer = await trial.addPayer(trial.subscribed());
    expect(await payer.client.getBillingStatus()).toMatchObject(FREE);
    expect(await payer.client.refreshBillingStatus()).toMatchObject(MONTHLY);
    expect(await payer.client.getBillingStatus()).toMatchObject(MONTHLY);
  });

  test("has what they had, where nothing was paid or nobody knows them", async () => {
    const { client } = await trial.signIn();
    const calls = trial.payments.calls.length;
    expect(await client.refreshBillingStatus()).toMatchObject(FREE);
    expect(trial.payments.calls).toHaveLength(calls);
    const payer = await trial.addPayer(makeCustomer());
    expect(await payer.client.refreshBillingStatus()).toMatchObject(FREE);
  });

  test("is told when the provider does not answer, and keeps what they have", async () => {
    const payer = await trial.addPayer(trial.subscribed());
    await trial.report(payer.customerId);
    trial.payments.failWith("unavailable");
    await expect(payer.client.refreshBillingStatus()).rejects.toMatchObject({ code: "UPSTREAM" });
    expect(await payer.client.getBillingStatus()).toMatchObject(MONTHLY);
  });
});
