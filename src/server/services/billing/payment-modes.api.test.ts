import { afterEach, describe, expect, test } from "vitest";
import {
  makeCustomer,
  makePurchase,
  makeSubscription,
} from "#engine/billing/testing/make-customer.ts";
import { saveCustomer } from "#server/db/billing/subscriptions-repository.ts";
import { expireSubscriptions, findMissedPayments } from "#server/jobs/tend-subscriptions.ts";
import { type Payer, useBillingTrial } from "./testing/billing-trial.ts";
import { ENDED, FREE, LIFETIME, MONTHLY } from "./testing/expected-plans.ts";
import type { PaymentMode } from "#engine/billing/customer-state.ts";

const trial = useBillingTrial();

/** As if the server had been started with other keys. */
const switchTo = (mode: PaymentMode) => void (trial.payments.gateway.mode = mode);
afterEach(() => switchTo("live"));

const HOUR = 3600 * 1000;

describe.each(["stand-in", "test"] as const)("what was paid in mode %s", (mode) => {
  const rehearse = async (state = trial.lifelong()): Promise<Payer> => {
    switchTo(mode);
    const payer = await trial.addPayer(state);
    await trial.report(payer.customerId);
    return payer;
  };

  test("gives nothing once the keys are live, and is there again with the former", async () => {
    const payer = await rehearse();
    expect(await payer.client.getBillingStatus()).toMatchObject({ ...LIFETIME, isTest: true });
    switchTo("live");
    expect(await payer.client.getBillingStatus()).toMatchObject({
      ...FREE,
      canCancel: false,
      canManage: false,
      isTest: false,
    });
    await expect(payer.client.openPortal()).rejects.toMatchObject({ code: "CONFLICT" });
    switchTo(mode);
    expect(await payer.client.getBillingStatus()).toMatchObject(LIFETIME);
  });

  test("is bought anew with live keys, by a customer of its own", async () => {
    const payer = await rehearse();
    switchTo("live");
    const body = { planCode: "PREMIUM_LIFETIME" } as const;
    const { checkoutUrl } = await payer.client.createCheckout({ body });
    expect(checkoutUrl).toContain("/PREMIUM_LIFETIME/");
    const [customerId = "", ...others] = await trial.listCustomerIds(payer.userId);
    expect(others).toEqual([]);
    expect(customerId).not.toBe(payer.customerId);
    trial.payments.customers.set(customerId, trial.lifelong());
    await trial.report(customerId);
    expect(await payer.client.getBillingStatus()).toMatchObject(LIFETIME);
  });

  test("is not looked at by events or jobs", async () => {
    const payer = await rehearse(trial.subscribed());
    await payer.client.createCheckout({ body: { planCode: "PREMIUM_LIFETIME" } });
    switchTo("live");
    trial.house.advance(40 * 24 * HOUR);
    const calls = trial.payments.calls.length;
    const deps = { ...trial.house, payments: trial.payments.gateway };
    await expireSubscriptions(deps).run();
    await findMissedPayments(deps).run();
    expect(trial.payments.calls).toHaveLength(calls);
    expect((await trial.report(payer.customerId)).statusCode).toBe(200);
    expect(trial.payments.calls.slice(calls)).toEqual(["readEvent"]);
  });
});

describe("a user who is two customers", () => {
  /** A payer whom the provider knows by another name as well. */
  const addSecond = async (first: Payer, state = makeCustomer()): Promise<Payer> => {
    const customerId = `${first.customerId}_2`;
    trial.payments.customers.set(customerId, state);
    trial.house.advance(1000);
    const { userId } = first;
    const createdAt = trial.house.clock();
    const customer = { userId, mode: "live", customerId, createdAt } as const;
    await saveCustomer(trial.house.database.db, customer);
    return { ...first, customerId };
  };

  test("has what either has paid for, whichever is reported", async () => {
    const first = await trial.addPayer(trial.subscribed());
    const second = await addSecond(first);
    for (const { customerId } of [first, second]) {
      await trial.report(customerId);
      expect(await first.client.getBillingStatus()).toMatchObject(MONTHLY);
    }
    expect(await trial.change(second, trial.lifelong())).toMatchObject(LIFETIME);
    const { subscriptions } = trial.payments.customers.get(first.customerId) ?? makeCustomer();
    expect(subscriptions).toMatchObject([{ status: "canceled" }]);
  });

  test("keeps what a customer paid for whom nobody knows right now", async () => {
    const first = await trial.addPayer(trial.subscribed());
    await trial.report(first.customerId);
    const second = await addSecond(first);
    trial.payments.customers.delete(first.customerId);
    expect((await trial.report(second.customerId)).statusCode).toBe(502);
    expect(await first.client.getBillingStatus()).toMatchObject(MONTHLY);
  });

  test("is sold no second month while one whom nobody knows may be charged for the first", async () => {
    const unpaid = makeSubscription(trial.house.clock(), { status: "unpaid" });
    const first = await trial.addPayer(makeCustomer({ subscriptions: [unpaid] }));
    await trial.report(first.customerId);
    await addSecond(first);
    trial.payments.customers.delete(first.customerId);
    const order = first.client.createCheckout({ body: { planCode: "PREMIUM_MONTHLY" } });
    await expect(order).rejects.toMatchObject({ status: 503 });
    expect(await first.client.getBillingStatus()).toMatchObject({ canCancel: true });
  });

  test("loses what was given back, though another customer of theirs is unknown", async () => {
    const first = await trial.addPayer(makeCustomer());
    const second = await addSecond(first, trial.lifelong());
    trial.payments.customers.delete(first.customerId);
    await trial.report(second.customerId);
    expect(await first.client.getBillingStatus()).toMatchObject(LIFETIME);
    const givenBack = makePurchase(trial.house.clock(), { refundedCents: 149_99 });
    const state = makeCustomer({ purchases: [givenBack] });
    expect(await trial.change(second, state)).toMatchObject(ENDED);
  });

  test("buys as the one whom the provider knows", async () => {
    const first = await trial.addPayer(makeCustomer());
    const second = await addSecond(first);
    trial.payments.customers.delete(second.customerId);
    const body = { planCode: "PREMIUM_MONTHLY" } as const;
    await first.client.createCheckout({ body });
    expect(await trial.listCustomerIds(first.userId)).toHaveLength(2);
    expect((await first.client.openPortal()).portalUrl).toContain("pay.test");
  });
});
