import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {
  CustomerState,
  ProviderPayment,
  ProviderSubscription,
} from "#engine/billing/customer-state.ts";
import {
  makeCustomer,
  makePurchase,
  makeSubscription,
} from "#engine/billing/testing/make-customer.ts";
import { type BillingTrial, startBillingTrial } from "./testing/billing-trial.ts";

let trial: BillingTrial;
beforeAll(async () => {
  trial = await startBillingTrial();
});
afterAll(() => trial.house.stop());

const subscribed = (): CustomerState =>
  makeCustomer({ subscriptions: [makeSubscription(trial.house.clock())] });

describe("cancelling", () => {
  const NOTHING = {
    status: 409,
    code: "CONFLICT",
    serverMessage: "You have no subscription that could be cancelled.",
  };

  test("without a subscription is refused", async () => {
    const { client } = await trial.signIn();
    await expect(client.cancelSubscription()).rejects.toMatchObject(NOTHING);
    const { client: former } = await trial.addPayer(makeCustomer());
    await expect(former.cancelSubscription()).rejects.toMatchObject(NOTHING);
  });

  test("lifetime access is refused", async () => {
    const state = makeCustomer({ purchases: [makePurchase(trial.house.clock())] });
    const payer = await trial.addPayer(state);
    await trial.report(payer.customerId);
    await expect(payer.client.cancelSubscription()).rejects.toMatchObject({
      status: 409,
      code: "CONFLICT",
      serverMessage: "Lifetime plans cannot be cancelled.",
    });
    expect(await payer.client.getBillingStatus()).toMatchObject({ planCode: "PREMIUM_LIFETIME" });
  });

  test("leaves access until the period ends; twice does no harm", async () => {
    const payer = await trial.addPayer(subscribed());
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
    trial.house.advance(31 * 24 * 3600 * 1000);
    const { client } = await trial.signIn(payer.email);
    expect(await client.getBillingStatus()).toMatchObject({ isPremium: false, status: "EXPIRED" });
  });
});

describe("what gives no access but may still be charged", () => {
  const disputed = (paidAt: Date) =>
    makeSubscription(paidAt, {
      latestPayment: { paidCents: 29_99, refundedCents: 0, dispute: "open", paidAt },
    });
  const paidLongAgo = (now: Date): ProviderPayment => {
    const paidAt = new Date(now.getTime() - 63 * 24 * 3600 * 1000);
    return { paidCents: 29_99, refundedCents: 0, dispute: "none", paidAt };
  };

  test.each<[string, (now: Date) => ProviderSubscription, object]>([
    ["disputed", disputed, { status: "active", cancelAtPeriodEnd: true }],
    ["unpaid", (now) => makeSubscription(now, { status: "unpaid" }), { status: "canceled" }],
    ["paused", (now) => makeSubscription(now, { status: "paused" }), { status: "canceled" }],
    [
      "owing for two months",
      (now) => ({ ...makeSubscription(now), status: "past_due", latestPayment: paidLongAgo(now) }),
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
  const DAY = 24 * 3600 * 1000;
  const overSince = (ms: number) => {
    const paidAt = new Date(trial.house.clock().getTime() - 30 * DAY - ms);
    return makeCustomer({ subscriptions: [makeSubscription(paidAt)] });
  };

  test("a renewal that nobody has reported yet keeps access, and can be cancelled", async () => {
    const payer = await trial.addPayer(overSince(DAY - 1000));
    await trial.report(payer.customerId);
    const running = { isPremium: true, status: "ACTIVE", canCancel: true };
    expect(await payer.client.getBillingStatus()).toMatchObject(running);
    const again = payer.client.createCheckout({ body: { planCode: "PREMIUM_MONTHLY" } });
    await expect(again).rejects.toMatchObject({ serverMessage: "You are on this plan already." });
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
    const payer = await trial.addPayer(subscribed());
    expect(await payer.client.getBillingStatus()).toMatchObject({ canManage: true });
    expect(await payer.client.openPortal()).toEqual({
      portalUrl: "https://pay.test/portal?back=https%3A%2F%2Ffoothold.test%2Fbilling",
    });
  });
});
