import { describe, expect, test } from "vitest";
import {
  makeCustomer,
  makePayment,
  makePurchase,
  makeSubscription,
} from "#engine/billing/testing/make-customer.ts";
import { PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { useBillingTrial } from "./testing/billing-trial.ts";

const trial = useBillingTrial();

const MONTHLY = { body: { planCode: "PREMIUM_MONTHLY" } } as const;
const LIFETIME = { body: { planCode: "PREMIUM_LIFETIME" } } as const;
const HOUR = 3600 * 1000;

describe("what is refused", () => {
  test.each([
    ["FREE", "The free plan needs no payment."],
    ["PREMIUM_YEARLY", "There's no plan with this code."],
    ["premium_monthly", "There's no plan with this code."],
    [null, "There's no plan with this code."],
    [29.99, "There's no plan with this code."],
  ])("a checkout of %s", async (planCode, message) => {
    const { client } = await trial.signIn();
    const asked = trial.payments.calls.length;
    const request = client.createCheckout({ body: { planCode } } as never);
    await expect(request).rejects.toMatchObject({
      status: 400,
      code: "VALIDATION",
      serverMessage: message,
    });
    expect(trial.payments.calls).toHaveLength(asked);
  });

  test("a plan that one has, also when the report of it is still to come", async () => {
    const { client } = await trial.addPayer(trial.subscribed());
    await expect(client.createCheckout(MONTHLY)).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage: "You're already on this plan.",
    });
    expect(await client.getBillingStatus()).toMatchObject({ isPremium: true, status: "ACTIVE" });
    expect((await client.createCheckout(LIFETIME)).checkoutUrl).toContain("/PREMIUM_LIFETIME/");
  });

  test("a second subscription beside one that gives no access but may be charged", async () => {
    const { client } = await trial.addPayer(
      makeCustomer({
        subscriptions: [makeSubscription(trial.house.clock(), { status: "unpaid" })],
      }),
    );
    await expect(client.createCheckout(MONTHLY)).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage: expect.stringContaining("may still charge you"),
    });
    expect((await client.createCheckout(LIFETIME)).checkoutUrl).toContain("/PREMIUM_LIFETIME/");
  });

  test("but not one after a month that was given back: that one is ended first", async () => {
    const paidAt = trial.house.clock();
    const payments = [makePayment(paidAt, { refundedCents: 29_99 })];
    const subscriptions = [makeSubscription(paidAt, { payments })];
    const { client, customerId } = await trial.addPayer(makeCustomer({ subscriptions }));
    expect((await client.createCheckout(MONTHLY)).checkoutUrl).toContain("/PREMIUM_MONTHLY/");
    const state = trial.payments.customers.get(customerId);
    expect(state?.subscriptions).toMatchObject([{ status: "canceled" }]);
  });

  test.each([MONTHLY, LIFETIME])("any plan after lifetime: %j", async (plan) => {
    const { client } = await trial.addPayer(trial.lifelong());
    await expect(client.createCheckout(plan)).rejects.toMatchObject({
      code: "CONFLICT",
      serverMessage: expect.stringContaining("already have lifetime access"),
    });
  });
});

describe("one payment page", () => {
  test("is what 20 clicks at once lead to", async () => {
    const { client } = await trial.signIn();
    const before = trial.payments.pages.size;
    trial.payments.delayAnswers(() => new Promise((done) => setTimeout(done, 5)));
    const clicks = Array.from({ length: 20 }, () => client.createCheckout(MONTHLY));
    const urls = (await Promise.all(clicks)).map(({ checkoutUrl }) => checkoutUrl);
    expect(new Set(urls).size).toBe(1);
    expect(trial.payments.pages.size).toBe(before + 1);
    expect(await client.createCheckout(MONTHLY)).toEqual({ checkoutUrl: urls[0] });
    expect((await client.createCheckout(LIFETIME)).checkoutUrl).not.toBe(urls[0]);
  });

  test("belongs to one user", async () => {
    const [one, other] = [await trial.signIn(), await trial.signIn()];
    const page = await one.client.createCheckout(MONTHLY);
    expect(await other.client.createCheckout(MONTHLY)).not.toEqual(page);
  });

  test("is followed by another once it has closed", async () => {
    const { client, email } = await trial.signIn();
    const first = await client.createCheckout(MONTHLY);
    trial.house.advance(23 * HOUR);
    expect(await (await trial.signIn(email)).client.createCheckout(MONTHLY)).toEqual(first);
    trial.house.advance(2 * HOUR);
    expect(await (await trial.signIn(email)).client.createCheckout(MONTHLY)).not.toEqual(first);
  });

  test("is followed by another once it was paid on, whatever became of that", async () => {
    const { client, userId } = await trial.signIn();
    const first = await client.createCheckout(MONTHLY);
    const [customerId = ""] = await trial.listCustomerIds(userId);
    const subscription = makeSubscription(trial.house.clock(), { status: "canceled" });
    trial.payments.customers.set(customerId, makeCustomer({ subscriptions: [subscription] }));
    await trial.report(customerId);
    expect(await client.createCheckout(MONTHLY)).not.toEqual(first);
  });

  test("is asked for under the same key when the answer was lost", async () => {
    const { client, email } = await trial.signIn();
    await client.createCheckout(LIFETIME);
    const before = trial.payments.pages.size;
    let answers = 0;
    trial.payments.delayAnswers(async () => {
      answers += 1;
      if (answers === 2) throw new PaymentsError("unavailable", "The line went dead.");
    });
    await expect(client.createCheckout(MONTHLY)).rejects.toMatchObject({ code: "UPSTREAM" });
    expect(trial.payments.pages.size).toBe(before + 1);
    trial.house.advance(23 * HOUR);
    await (await trial.signIn(email)).client.createCheckout(MONTHLY);
    expect(trial.payments.pages.size).toBe(before + 1);
  });

  test.each([
    ["refused", new PaymentsError("rejected", "The provider refused this.")],
    ["broke", new PaymentsError("unavailable", "The provider broke.", "http-500", true)],
  ])("is asked for under another key when the provider %s", async (_case, failure) => {
    const { client } = await trial.signIn();
    let answers = 0;
    trial.payments.delayAnswers(async () => {
      answers += 1;
      if (answers === 2) throw failure;
    });
    await expect(client.createCheckout(MONTHLY)).rejects.toMatchObject({ code: "UPSTREAM" });
    const keys = [...trial.payments.pages.keys()];
    await client.createCheckout(MONTHLY);
    expect([...trial.payments.pages.keys()]).toHaveLength(keys.length + 1);
  });

  test("is opened for a new customer when the provider no longer knows the former", async () => {
    const { client, userId } = await trial.signIn();
    const first = await client.createCheckout(MONTHLY);
    trial.payments.customers.clear();
    trial.house.advance(1000);
    const second = await client.createCheckout(MONTHLY);
    expect(second).not.toEqual(first);
    const [newest, ...former] = await trial.listCustomerIds(userId);
    expect([...trial.payments.customers.keys()]).toEqual([newest]);
    expect(former).toHaveLength(1);
  });

  test("is one too when 20 clicks at once need a new customer", async () => {
    const { client, userId } = await trial.signIn();
    await client.createCheckout(MONTHLY);
    const [lost = ""] = await trial.listCustomerIds(userId);
    trial.payments.customers.delete(lost);
    trial.house.advance(1000);
    trial.payments.delayAnswers(() => new Promise((done) => setTimeout(done, 5)));
    const clicks = Array.from({ length: 20 }, () => client.createCheckout(MONTHLY));
    const urls = (await Promise.all(clicks)).map(({ checkoutUrl }) => checkoutUrl);
    expect(new Set(urls).size).toBe(1);
    expect(await trial.listCustomerIds(userId)).toHaveLength(2);
  });

  test("is not opened for a new customer while a plan runs", async () => {
    const state = trial.subscribed();
    const { client, userId, customerId } = await trial.addPayer(state);
    await trial.report(customerId);
    trial.payments.customers.delete(customerId);
    await expect(client.createCheckout(LIFETIME)).rejects.toMatchObject({
      status: 503,
      code: "UNAVAILABLE",
      serverMessage: expect.stringContaining("Your plan stays as it is."),
    });
    expect(await trial.listCustomerIds(userId)).toEqual([customerId]);
    expect(await client.getBillingStatus()).toMatchObject({ isPremium: true, status: "ACTIVE" });
  });

  test("is not opened for a new customer while the former may be charged", async () => {
    const unpaid = makeSubscription(trial.house.clock(), { status: "unpaid" });
    const { client, userId, customerId } = await trial.addPayer(
      makeCustomer({ subscriptions: [unpaid] }),
    );
    await trial.report(customerId);
    expect(await client.getBillingStatus()).toMatchObject({ isPremium: false, canCancel: true });
    trial.payments.customers.delete(customerId);
    for (const plan of [MONTHLY, LIFETIME]) {
      await expect(client.createCheckout(plan)).rejects.toMatchObject({
        status: 503,
        serverMessage: expect.stringContaining("can't find you"),
      });
    }
    expect(await trial.listCustomerIds(userId)).toEqual([customerId]);
  });

  test("is opened for a new customer when the former was deleted, lifetime given back", async () => {
    const purchases = [makePurchase(trial.house.clock(), { refundedCents: 149_99 })];
    const { client, userId } = await trial.addPayer(makeCustomer({ isDeleted: true, purchases }));
    expect((await client.createCheckout(LIFETIME)).checkoutUrl).toContain("/PREMIUM_LIFETIME/");
    expect(await trial.listCustomerIds(userId)).toHaveLength(2);
  });
});

describe("when the provider is down", () => {
  test("the status still answers, and checkout, cancel and portal say what is wrong", async () => {
    const { client, customerId } = await trial.addPayer(trial.subscribed());
    await trial.report(customerId);
    trial.payments.failWith("unavailable");
    expect(await client.getBillingStatus()).toMatchObject({ isPremium: true, canManage: true });
    const failure = {
      status: 502,
      code: "UPSTREAM",
      serverMessage: "The fake fails: unavailable.",
    };
    await expect(client.createCheckout(LIFETIME)).rejects.toMatchObject(failure);
    await expect(client.cancelSubscription()).rejects.toMatchObject(failure);
    await expect(client.openPortal()).rejects.toMatchObject(failure);
    trial.payments.failWith(null);
    expect(await client.getBillingStatus()).toMatchObject({ status: "ACTIVE", canCancel: true });
  });
});

test("without a provider the plans are shown, and checkout says that payments are not configured", async () => {
  const house = await startTestApp();
  const client = house.clientOf((await house.signIn("nobody@example.com")).accessToken);
  expect(await client.listPlans()).toHaveLength(3);
  expect(await client.getBillingStatus()).toMatchObject({ canManage: false, isTest: false });
  await expect(client.createCheckout(MONTHLY)).rejects.toMatchObject({
    status: 503,
    code: "UNAVAILABLE",
    serverMessage: expect.stringContaining("can't take payments"),
  });
  await house.stop();
});

test("61 payment pages in an hour are too many", async () => {
  const { client } = await trial.signIn();
  for (let click = 0; click < 60; click++) await client.createCheckout(MONTHLY);
  await expect(client.createCheckout(MONTHLY)).rejects.toMatchObject({
    status: 429,
    code: "RATE_LIMITED",
    serverMessage: "You've opened many payment pages this hour. Please try again later.",
  });
});
