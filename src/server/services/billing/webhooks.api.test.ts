import { describe, expect, test } from "vitest";
import {
  makeCustomer,
  makePayment,
  makePurchase,
  makeSubscription,
} from "#engine/billing/testing/make-customer.ts";
import { type Payer, useBillingTrial } from "./testing/billing-trial.ts";
import { ENDED, FREE, LIFETIME, MONTHLY } from "./testing/expected-plans.ts";
import { GOOD_SIGNATURE } from "./testing/fake-payments.ts";

const trial = useBillingTrial();

const eventOf = (payer: Payer, text = "") =>
  JSON.stringify({ id: `evt_${text.length}`, type: "invoice.paid", ...payer, client: null, text });

describe("an event that changes nothing", () => {
  const refused: [
    string,
    (payer: Payer) => Promise<{ statusCode: number; body: string }>,
    RegExp,
  ][] = [
    ["without a signature", (payer) => trial.send(eventOf(payer), null), /not signed/],
    ["with a bad signature", (payer) => trial.send(eventOf(payer), "t=1,v1=abc"), /not signed/],
    ["with an empty body", () => trial.send(""), /not signed/],
    ["of 1 MB", (payer) => trial.send(eventOf(payer, "x".repeat(1024 * 1024))), /too large/],
  ];

  test.each(refused)("%s is refused", async (_case, send, message) => {
    const payer = await trial.addPayer(trial.subscribed());
    const response = await send(payer);
    expect(response.statusCode).toBe(400);
    expect(JSON.parse(response.body)).toMatchObject({ code: "VALIDATION" });
    expect(response.body).toMatch(message);
    const warnings = trial.house.logLines.filter((line) => line.includes("bad signature refused"));
    expect(warnings.length > 0).toBe(String(message).includes("signed"));
    trial.house.logLines.length = 0;
    expect(await payer.client.getBillingStatus()).toMatchObject(FREE);
  });

  test.each([
    ["of nobody", null, "invoice.paid"],
    ["of a customer who is not ours", "cus_of_another_shop", "invoice.paid"],
    ["of an unknown type", "theirs", "unicorn.appeared"],
  ])("%s is taken note of", async (_case, customer, type) => {
    trial.payments.customers.set("cus_of_another_shop", trial.subscribed());
    const payer = await trial.addPayer(trial.subscribed());
    const response = await trial.report(customer === "theirs" ? payer.customerId : customer, type);
    expect([response.statusCode, response.json()]).toEqual([200, { received: true }]);
    expect(await payer.client.getBillingStatus()).toMatchObject(FREE);
  });

  test("is one that was applied already", async () => {
    const payer = await trial.addPayer(trial.subscribed());
    await trial.report(payer.customerId, "invoice.paid", "evt_replayed");
    const asked = trial.payments.calls.filter((call) => call === "fetchCustomerState").length;
    trial.payments.customers.set(payer.customerId, makeCustomer());
    for (let replay = 0; replay < 3; replay++) {
      const response = await trial.report(payer.customerId, "invoice.paid", "evt_replayed");
      expect(response.statusCode).toBe(200);
    }
    expect(trial.payments.calls.filter((call) => call === "fetchCustomerState")).toHaveLength(
      asked,
    );
    expect(await payer.client.getBillingStatus()).toMatchObject(MONTHLY);
  });

  test("is any claim in an address, such as the session id of someone else", async () => {
    await trial.addPayer(trial.subscribed()).then(({ customerId }) => trial.report(customerId));
    const { accessToken } = await trial.house.signIn("curious@example.com");
    const response = await trial.house.send({
      method: "GET",
      url: "/api/billing/status?session_id=cs_1&status=success",
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(response.json()).toMatchObject(FREE);
  });
});

describe("an event of a customer who is not known here", () => {
  const forget = async (state = trial.subscribed()) => {
    const { client, userId } = await trial.signIn();
    const customerId = `cus_forgotten_${userId}`;
    trial.payments.customers.set(customerId, state);
    return { client, userId, customerId };
  };

  test("is theirs whose mark the customer bears", async () => {
    const { client, userId, customerId } = await forget();
    trial.payments.owners.set(customerId, userId);
    expect((await trial.report(customerId)).statusCode).toBe(200);
    expect(await client.getBillingStatus()).toMatchObject(MONTHLY);
  });

  test("is theirs whose mark its subject bears", async () => {
    const { client, userId, customerId } = await forget();
    const event = { id: `evt_${userId}`, type: "checkout.session.completed", customerId, userId };
    expect((await trial.send(JSON.stringify(event))).statusCode).toBe(200);
    expect(await client.getBillingStatus()).toMatchObject(MONTHLY);
  });

  test.each([
    ["a user who is no more", "0b6f2f0e-5f0f-4f5e-9d7c-3a8f1f6f2a10"],
    ["anything else", "x'; drop table users; --"],
  ])("with the mark of %s is nobody's", async (_case, mark) => {
    const { client, customerId } = await forget();
    trial.payments.owners.set(customerId, mark);
    expect((await trial.report(customerId)).statusCode).toBe(200);
    expect(await client.getBillingStatus()).toMatchObject(FREE);
  });

  test.each([
    ["invoice.paid", 1],
    ["customer.subscription.deleted", 0],
  ])("and who deleted their account is told of in the log: %s", async (type, warnings) => {
    const { client, userId, customerId } = await forget();
    trial.payments.owners.set(customerId, userId);
    const { email } = await client.getCurrentUser();
    await client.deleteAccount({ body: { email } });
    trial.house.logLines.length = 0;
    expect((await trial.report(customerId, type)).statusCode).toBe(200);
    const told = trial.house.logLines.filter((line) => line.includes("a user who is gone"));
    expect(told).toHaveLength(warnings);
  });

  test("and whom a wrong key hides has to come again", async () => {
    expect((await trial.report("cus_hidden")).statusCode).toBe(502);
  });
});

describe("an event", () => {
  test("of 900 kB is read, byte by byte as it was signed", async () => {
    const payer = await trial.addPayer(trial.subscribed());
    const body = Buffer.from(eventOf(payer, "ü".repeat(450_000)));
    expect((await trial.send(body, GOOD_SIGNATURE)).statusCode).toBe(200);
    expect(await payer.client.getBillingStatus()).toMatchObject(MONTHLY);
  });

  test("that could not be applied is applied when it comes again", async () => {
    const payer = await trial.addPayer(trial.subscribed());
    const calls = trial.payments.calls.length;
    trial.payments.delayAnswers(async () => trial.payments.failWith("unavailable"));
    const first = await trial.report(payer.customerId, "invoice.paid", "evt_retried");
    expect(first.statusCode).toBe(502);
    expect(trial.payments.calls.slice(calls)).toEqual(["readEvent", "fetchCustomerState"]);
    expect(await payer.client.getBillingStatus()).toMatchObject(FREE);
    trial.payments.failWith(null);
    trial.payments.delayAnswers(async () => {});
    const second = await trial.report(payer.customerId, "invoice.paid", "evt_retried");
    expect(second.statusCode).toBe(200);
    expect(await payer.client.getBillingStatus()).toMatchObject(MONTHLY);
  });

  test("whose look at the provider takes long does not undo what a later look saw", async () => {
    const payer = await trial.addPayer(trial.subscribed());
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: looked, resolve: hasLooked } = Promise.withResolvers<void>();
    let answers = 0;
    trial.payments.delayAnswers(async () => {
      answers += 1;
      if (answers !== 2) return;
      hasLooked();
      await held;
    });
    const slow = trial.report(payer.customerId);
    await looked;
    const bought = makeCustomer({ purchases: [makePurchase(trial.house.clock())] });
    expect(await trial.change(payer, bought)).toMatchObject(LIFETIME);
    release();
    expect((await slow).statusCode).toBe(200);
    expect(await payer.client.getBillingStatus()).toMatchObject(LIFETIME);
  });
});

describe("the plan follows the provider", () => {
  test("through a payment that fails and then goes through", async () => {
    const payer = await trial.addPayer(trial.subscribed());
    const paidAt = trial.house.clock();
    const fail = makeCustomer({
      subscriptions: [makeSubscription(paidAt, { status: "past_due" })],
    });
    expect(await trial.change(payer, fail, "invoice.payment_failed")).toMatchObject({
      ...MONTHLY,
      hasPaymentProblem: true,
    });
    expect(await trial.change(payer, trial.subscribed())).toMatchObject({
      ...MONTHLY,
      hasPaymentProblem: false,
    });
  });

  test.each([
    ["a part of a month given back", "sub", 10_00, "none", MONTHLY],
    ["a whole month given back", "sub", 29_99, "none", ENDED],
    ["a month in dispute", "sub", 0, "open", ENDED],
    ["a month whose dispute was won", "sub", 0, "won", MONTHLY],
    ["a part of lifetime given back", "once", 100_00, "none", LIFETIME],
    ["lifetime given back", "once", 149_99, "none", ENDED],
    ["lifetime in dispute", "once", 0, "open", ENDED],
    ["lifetime whose dispute was won", "once", 0, "won", LIFETIME],
  ] as const)("with %s", async (_case, kind, refundedCents, dispute, expected) => {
    const paidAt = trial.house.clock();
    const money = { refundedCents, dispute, paidAt };
    const subscription = makeSubscription(paidAt, {
      payments: [makePayment(paidAt, money)],
    });
    const state =
      kind === "sub"
        ? makeCustomer({ subscriptions: [subscription] })
        : makeCustomer({ purchases: [makePurchase(paidAt, money)] });
    const payer = await trial.addPayer(makeCustomer());
    expect(await trial.change(payer, state, "charge.refunded")).toMatchObject(expected);
  });

  test("and buying lifetime ends the month that runs, which is not charged again", async () => {
    const payer = await trial.addPayer(trial.subscribed());
    await trial.report(payer.customerId);
    const both = { ...trial.subscribed(), purchases: [makePurchase(trial.house.clock())] };
    const status = await trial.change(payer, both, "checkout.session.completed");
    expect(status).toMatchObject({ ...LIFETIME, currentPeriodEnd: null, canCancel: false });
    const state = trial.payments.customers.get(payer.customerId);
    expect(state?.subscriptions).toMatchObject([{ status: "canceled" }]);
    await trial.report(payer.customerId, "customer.subscription.deleted");
    expect(await payer.client.getBillingStatus()).toMatchObject(LIFETIME);
  });

  test("and a month that could not be ended at once is ended when the event comes again", async () => {
    const both = { ...trial.subscribed(), purchases: [makePurchase(trial.house.clock())] };
    const payer = await trial.addPayer(both);
    const calls = trial.payments.calls.length;
    trial.payments.delayAnswers(async () => {
      if (trial.payments.calls.length === calls + 2) trial.payments.failWith("unavailable");
    });
    const report = () => trial.report(payer.customerId, "checkout.session.completed", "evt_both");
    expect((await report()).statusCode).toBe(502);
    expect(await payer.client.getBillingStatus()).toMatchObject(LIFETIME);
    trial.payments.failWith(null);
    expect((await report()).statusCode).toBe(200);
    const state = trial.payments.customers.get(payer.customerId);
    expect(state?.subscriptions).toMatchObject([{ status: "canceled" }]);
  });

  test.each([
    ["a month", () => trial.subscribed(), ENDED],
    ["lifetime", () => trial.lifelong(), LIFETIME],
  ])("when a customer with %s is deleted there", async (_case, makeState, expected) => {
    const payer = await trial.addPayer(makeState());
    await trial.report(payer.customerId);
    const deleted = { ...makeState(), isDeleted: true };
    expect(await trial.change(payer, deleted, "customer.deleted")).toMatchObject(expected);
  });

  test("to the end, and what would have lasted longer ends now", async () => {
    const payer = await trial.addPayer(trial.subscribed());
    await trial.report(payer.customerId);
    expect(await trial.change(payer, makeCustomer())).toMatchObject({
      ...ENDED,
      currentPeriodEnd: trial.house.clock().toISOString(),
    });
  });

  test.each([
    ["a month", () => trial.subscribed(), MONTHLY],
    ["lifetime", () => trial.lifelong(), LIFETIME],
  ])("but a customer with %s whom a wrong key hides keeps it", async (_case, makeState, kept) => {
    const payer = await trial.addPayer(makeState());
    await trial.report(payer.customerId);
    trial.payments.customers.delete(payer.customerId);
    const id = `evt_hidden_${payer.userId}`;
    const report = () => trial.report(payer.customerId, "charge.updated", id);
    expect((await report()).statusCode).toBe(502);
    expect(await payer.client.getBillingStatus()).toMatchObject(kept);
    trial.payments.customers.set(payer.customerId, makeCustomer());
    expect((await report()).statusCode).toBe(200);
    expect(await payer.client.getBillingStatus()).toMatchObject(ENDED);
  });
});
