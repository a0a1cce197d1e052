import { pricePlans } from "#engine/billing/plans.ts";
import { describe, expect, test } from "vitest";
import {
  failRenewal,
  payOpenInvoice,
  renewSubscription,
} from "#standins/stripe/run-subscription.ts";
import { completeSession } from "#standins/stripe/checkout.ts";
import { closeDispute, failRefund, openDispute, refundCharge } from "#standins/stripe/payments.ts";
import { failureOf, findSession, START, usePaymentsTrial } from "./testing/payments-trial.ts";

const trial = usePaymentsTrial();

const NEXT_MONTH = new Date("2026-12-15T12:00:00Z");

function latest<K extends "subscription" | "charge">(kind: K) {
  const [object] = trial.standin.world.store.list(kind);
  if (!object) throw new Error(`no ${kind}`);
  return object;
}

describe("a checkout", () => {
  test("says what is bought, for how much, and whose it is", async () => {
    const customerId = await trial.addCustomer();
    const checkout = await trial.payments.createCheckout(
      trial.orderFor(customerId, "PREMIUM_MONTHLY"),
    );
    expect(checkout.url).toBe(`https://foothold.test/test-payments/checkout/${checkout.sessionId}`);
    expect(checkout.expiresAt).toEqual(new Date("2026-11-16T12:00:00Z"));
    expect(findSession(trial.standin, checkout.sessionId)).toMatchObject({
      customer: customerId,
      mode: "subscription",
      amount_total: 2999,
      currency: "usd",
      metadata: { planCode: "PREMIUM_MONTHLY", userId: "user-1" },
    });
    const asked = trial.standin.requests.find(({ path }) => path === "/v1/checkout/sessions");
    expect(asked?.params.get("allowed_payment_method_types[0]")).toBe("card");
    expect(trial.standin.world.store.orders[checkout.sessionId]).toMatchObject({
      name: "Foothold Premium",
      metadata: { planCode: "PREMIUM_MONTHLY", userId: "user-1" },
    });
  });

  test("of the lifetime plan is one payment", async () => {
    const customerId = await trial.addCustomer();
    const { sessionId } = await trial.payments.createCheckout(
      trial.orderFor(customerId, "PREMIUM_LIFETIME"),
    );
    expect(findSession(trial.standin, sessionId)).toMatchObject({
      mode: "payment",
      amount_total: 14999,
    });
  });

  test("is at this installation's price, in its currency", async () => {
    const plans = pricePlans({ currency: "EUR", monthlyCents: 19_00, lifetimeCents: 99_00 });
    const payments = trial.connect({ plans });
    const customerId = await trial.addCustomer();
    const { sessionId } = await payments.createCheckout(
      trial.orderFor(customerId, "PREMIUM_LIFETIME"),
    );
    const session = findSession(trial.standin, sessionId);
    expect(session).toMatchObject({ amount_total: 9900, currency: "eur" });
    await trial.standin.act(() => completeSession(trial.standin.world, session));
    const { purchases } = await payments.fetchCustomerState(customerId);
    expect(purchases).toMatchObject([{ paidCents: 9900, currency: "EUR" }]);
  });

  test("with the same key is the same one, however often it is asked for", async () => {
    const order = trial.orderFor(await trial.addCustomer(), "PREMIUM_MONTHLY");
    const [first, second] = await Promise.all([
      trial.payments.createCheckout(order),
      trial.payments.createCheckout(order),
    ]);
    expect(second).toEqual(first);
    expect(trial.standin.world.store.list("checkout.session")).toHaveLength(1);
    const other = { ...order, planCode: "PREMIUM_LIFETIME" as const };
    expect(await failureOf(trial.payments.createCheckout(other))).toMatchObject({
      kind: "rejected",
    });
  });
});

describe("a payment page", () => {
  const open = async () => {
    const order = trial.orderFor(await trial.addCustomer(), "PREMIUM_LIFETIME");
    const { sessionId } = await trial.payments.createCheckout(order);
    return {
      sessionId,
      status: () => trial.payments.fetchCheckoutStatus(sessionId),
      expire: () => trial.payments.expireCheckout(sessionId),
    };
  };

  test("can be closed, twice without harm", async () => {
    const { status, expire } = await open();
    expect(await status()).toBe("open");
    expect([await expire(), await expire()]).toEqual([true, true]);
    expect(await status()).toBe("expired");
  });

  test("that was paid on stays paid", async () => {
    const { sessionId, status, expire } = await open();
    completeSession(trial.standin.world, findSession(trial.standin, sessionId));
    await expire();
    expect(await status()).toBe("complete");
  });

  test("of another account is told as one that nobody knows", async () => {
    expect(await trial.payments.expireCheckout("cs_elsewhere")).toBe(false);
    expect(await trial.payments.fetchCheckoutStatus("cs_elsewhere")).toBe("missing");
  });

  test("that could not be closed is a failure", async () => {
    const { status, expire } = await open();
    trial.standin.fail("400");
    expect(await failureOf(expire())).toMatchObject({ kind: "rejected" });
    expect(await status()).toBe("open");
  });
});

describe("giving back", () => {
  const buy = async () => {
    await trial.buy(await trial.addCustomer(), "PREMIUM_LIFETIME");
    return latest("charge");
  };
  const giveBack = (charge: { payment_intent: string }) =>
    trial.payments.returnPayment(charge.payment_intent);

  test("takes what is left of a payment, once however often it is asked for", async () => {
    const charge = await buy();
    refundCharge(trial.standin.world, charge, 5000);
    await giveBack(charge);
    await giveBack(charge);
    await trial.connect().returnPayment(charge.payment_intent);
    expect(latest("charge")).toMatchObject({ amount_refunded: 14999, refunded: true });
    const refunds = trial.standin.world.store.list("refund");
    expect(refunds.map(({ amount }) => amount)).toEqual([9999, 5000]);
  });

  test("goes through when the provider broke at first", async () => {
    const charge = await buy();
    trial.standin.fail("500");
    await giveBack(charge);
    expect(latest("charge")).toMatchObject({ refunded: true });
  });

  test("what was given back by hand meanwhile is no failure", async () => {
    const charge = await buy();
    refundCharge(trial.standin.world, charge, 14999);
    await giveBack(charge);
    expect(trial.standin.world.store.list("refund")).toHaveLength(1);
  });

  test("is refused while a bank decides", async () => {
    const charge = await buy();
    openDispute(trial.standin.world, charge);
    const failure = { kind: "rejected", reason: "charge_disputed" };
    expect(await failureOf(giveBack(charge))).toMatchObject(failure);
  });
});

test("a customer is known by the mark that we gave them", async () => {
  const ours = await trial.addCustomer();
  const foreign = await trial.addCustomer();
  const { store } = trial.standin.world;
  store.put({ ...store.find("customer", foreign), metadata: {} } as never);
  expect(await trial.payments.findCustomerUser(ours)).toBe("user-1");
  expect(await trial.payments.findCustomerUser(foreign)).toBeNull();
});

test("the same key gives the same customer", async () => {
  const create = () =>
    trial.payments.createCustomer({ userId: "user-1", email: "ada@example.com" }, "customer-of-1");
  expect(await create()).toBe(await create());
  expect(trial.standin.world.store.list("customer")).toMatchObject([
    { email: "ada@example.com", metadata: { userId: "user-1" } },
  ]);
});

describe("a customer's state", () => {
  test("is empty before anything is bought", async () => {
    const customerId = await trial.addCustomer();
    await trial.payments.createCheckout(trial.orderFor(customerId, "PREMIUM_MONTHLY"));
    expect(await trial.payments.fetchCustomerState(customerId)).toEqual({
      subscriptions: [],
      isDeleted: false,
      purchases: [],
    });
  });

  test("has the subscription with the end of its period, and no purchase", async () => {
    const customerId = await trial.addCustomer();
    await trial.buy(customerId, "PREMIUM_MONTHLY");
    expect(await trial.payments.fetchCustomerState(customerId)).toEqual({
      subscriptions: [
        {
          id: latest("subscription").id,
          planCode: "PREMIUM_MONTHLY",
          status: "active",
          currentPeriodEnd: NEXT_MONTH,
          cancelAtPeriodEnd: false,
          createdAt: START,
          payments: [
            {
              id: latest("charge").payment_intent,
              paidCents: 2999,
              currency: "USD",
              refundedCents: 0,
              hadRefund: false,
              dispute: "none",
              paidAt: START,
            },
          ],
        },
      ],
      isDeleted: false,
      purchases: [],
    });
  });

  test("has a lifetime purchase, what was refunded, and how a dispute went", async () => {
    const customerId = await trial.addCustomer();
    await trial.buy(customerId, "PREMIUM_LIFETIME");
    const { world } = trial.standin;
    const purchase = async () =>
      (await trial.payments.fetchCustomerState(customerId)).purchases.map(
        ({ planCode, paidCents, refundedCents, dispute }) =>
          [planCode, paidCents, refundedCents, dispute].join(" "),
      );
    expect(await purchase()).toEqual(["PREMIUM_LIFETIME 14999 0 none"]);
    refundCharge(world, latest("charge"), 5000);
    expect(await purchase()).toEqual(["PREMIUM_LIFETIME 14999 5000 none"]);
    openDispute(world, latest("charge"));
    expect(await purchase()).toEqual(["PREMIUM_LIFETIME 14999 5000 open"]);
    closeDispute(world, latest("charge"), "won");
    expect(await purchase()).toEqual(["PREMIUM_LIFETIME 14999 5000 won"]);
    openDispute(world, latest("charge"));
    closeDispute(world, latest("charge"), "lost");
    expect(await purchase()).toEqual(["PREMIUM_LIFETIME 14999 5000 lost"]);
  });

  test("remembers a refund that failed", async () => {
    const customerId = await trial.addCustomer();
    await trial.buy(customerId, "PREMIUM_LIFETIME");
    const { world } = trial.standin;
    refundCharge(world, latest("charge"), 14999);
    failRefund(world, latest("charge"));
    const { purchases } = await trial.payments.fetchCustomerState(customerId);
    expect(purchases).toMatchObject([{ refundedCents: 0, hadRefund: true }]);
  });

  test("keeps the last payment that went through when the next one fails", async () => {
    const customerId = await trial.addCustomer();
    await trial.buy(customerId, "PREMIUM_MONTHLY");
    const { world } = trial.standin;
    const subscription = async () =>
      (await trial.payments.fetchCustomerState(customerId)).subscriptions[0];
    refundCharge(world, latest("charge"), 1000);
    failRenewal(world, latest("subscription"));
    expect(await subscription()).toMatchObject({
      status: "past_due",
      payments: [{ paidCents: 2999, refundedCents: 1000 }],
    });
    payOpenInvoice(world, latest("subscription"));
    expect(await subscription()).toMatchObject({
      status: "active",
      currentPeriodEnd: NEXT_MONTH,
      payments: [{ refundedCents: 0 }, { refundedCents: 1000 }],
    });
  });

  test("has the dispute of a month that was paid before the newest", async () => {
    const customerId = await trial.addCustomer();
    await trial.buy(customerId, "PREMIUM_MONTHLY");
    const { world } = trial.standin;
    openDispute(world, latest("charge"));
    renewSubscription(world, latest("subscription"));
    const { subscriptions } = await trial.payments.fetchCustomerState(customerId);
    expect(subscriptions).toMatchObject([{ payments: [{ dispute: "none" }, { dispute: "open" }] }]);
  });

  test("is complete when it fills several pages", async () => {
    const customerId = await trial.addCustomer();
    await trial.buy(customerId, "PREMIUM_LIFETIME");
    await trial.buy(customerId, "PREMIUM_MONTHLY");
    for (let month = 0; month < 105; month++) {
      renewSubscription(trial.standin.world, latest("subscription"));
    }
    const { purchases } = await trial.payments.fetchCustomerState(customerId);
    expect(purchases).toHaveLength(1);
  });

  test("leaves out what others bought, and what was sold by other means", async () => {
    const [ada, ben] = [await trial.addCustomer(), await trial.addCustomer()];
    await trial.buy(ada, "PREMIUM_LIFETIME");
    await trial.buy(ben, "PREMIUM_MONTHLY");
    latest("subscription").metadata = {};
    expect((await trial.payments.fetchCustomerState(ben)).subscriptions).toEqual([]);
    expect((await trial.payments.fetchCustomerState(ben)).purchases).toEqual([]);
  });
});

test("a subscription is cancelled at the end of its period, or at once", async () => {
  const customerId = await trial.addCustomer();
  await trial.buy(customerId, "PREMIUM_MONTHLY");
  const { id } = latest("subscription");
  const subscription = async () =>
    (await trial.payments.fetchCustomerState(customerId)).subscriptions[0];
  await trial.payments.cancelAtPeriodEnd(id);
  expect(await subscription()).toMatchObject({
    status: "active",
    cancelAtPeriodEnd: true,
    currentPeriodEnd: NEXT_MONTH,
  });
  await trial.payments.cancelNow(id);
  expect(await subscription()).toMatchObject({ status: "canceled" });
  expect(await failureOf(trial.payments.cancelNow(id))).toMatchObject({
    kind: "rejected",
    reason: "resource_missing",
  });
});

test("one that is cancelled at once takes the invoice with it that it owes, and no other", async () => {
  const [ada, ben] = [await trial.addCustomer(), await trial.addCustomer()];
  const { world } = trial.standin;
  for (const customerId of [ada, ben]) {
    await trial.buy(customerId, "PREMIUM_MONTHLY");
    failRenewal(world, latest("subscription"));
  }
  const { id } = latest("subscription");
  await trial.payments.cancelNow(id);
  const invoices = (customerId: string) =>
    world.store
      .list("invoice")
      .filter(({ customer }) => customer === customerId)
      .map(({ status }) => status);
  expect([invoices(ada), invoices(ben)]).toEqual([
    ["open", "paid"],
    ["void", "paid"],
  ]);
});

test("the portal is set up once, and then shown", async () => {
  const customerId = await trial.addCustomer();
  const open = (payments = trial.payments) =>
    payments.createPortal({ customerId, returnUrl: "https://foothold.test/billing" });
  expect(await open()).toContain("https://foothold.test/test-payments/portal/bps_");
  await open();
  await open(trial.connect());
  expect(trial.standin.world.store.list("billing_portal.configuration")).toHaveLength(1);
});

test("a customer who was deleted at Stripe is told as such, with what they own for good", async () => {
  const erase = (id: string) => {
    const { store } = trial.standin.world;
    store.put({ ...store.find("customer", id), deleted: true } as never);
  };
  const [ada, ben] = [await trial.addCustomer(), await trial.addCustomer()];
  await trial.buy(ada, "PREMIUM_LIFETIME");
  erase(ada);
  erase(ben);
  const states = await Promise.all([ada, ben].map(trial.payments.fetchCustomerState));
  expect(states.map(({ isDeleted, purchases }) => [isDeleted, purchases.length])).toEqual([
    [true, 1],
    [true, 0],
  ]);
});

test("a customer whom the account does not know is told apart from other refusals", async () => {
  const order = trial.orderFor("cus_of_another_account", "PREMIUM_MONTHLY");
  const failures = await Promise.all([
    failureOf(trial.payments.fetchCustomerState(order.customerId)),
    failureOf(trial.payments.createCheckout(order)),
    failureOf(trial.payments.createPortal({ customerId: order.customerId, returnUrl: "x" })),
  ]);
  expect(failures.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 3 }, () => "unknown-customer"),
  );
});
