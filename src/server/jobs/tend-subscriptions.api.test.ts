import { expect, test } from "vitest";
import { makeCustomer } from "#engine/billing/testing/make-customer.ts";
import { findCheckout } from "#server/db/billing/payments-repository.ts";
import { PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import { useBillingTrial } from "#server/services/billing/testing/billing-trial.ts";
import { FREE, MONTHLY } from "#server/services/billing/testing/expected-plans.ts";
import { findMissedPayments } from "./tend-subscriptions.ts";

const trial = useBillingTrial();

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const ORDER = { body: { planCode: "PREMIUM_MONTHLY" } } as const;

const run = (payments = trial.payments.gateway) =>
  findMissedPayments({ ...trial.house, payments }).run();
const looks = async () => {
  const calls = trial.payments.calls.length;
  await run();
  return trial.payments.calls.slice(calls);
};
const statusAgain = async ({ email }: { email: string }) =>
  (await trial.signIn(email)).client.getBillingStatus();

/** Someone with a payment page before them; `pay` is what nobody reports. */
async function openPage() {
  const payer = await trial.signIn();
  await payer.client.createCheckout(ORDER);
  const sessionId = [...trial.payments.pages.values()].at(-1)?.sessionId ?? "";
  const [customerId = ""] = await trial.listCustomerIds(payer.userId);
  const pay = () => {
    trial.payments.statuses.set(sessionId, "complete");
    trial.payments.customers.set(customerId, trial.subscribed());
  };
  return { ...payer, sessionId, customerId, pay };
}

test("a payment of which no event came is found", async () => {
  const payer = await openPage();
  payer.pay();
  expect(await looks()).toEqual([]);
  trial.house.advance(11 * MINUTE);
  await run();
  expect(await statusAgain(payer)).toMatchObject(MONTHLY);
  expect(await looks()).toEqual([]);
});

test("a page on which nobody has paid is asked about while it is open", async () => {
  const payer = await openPage();
  trial.house.advance(11 * MINUTE);
  expect(await looks()).toEqual(["fetchCheckoutStatus"]);
  expect(await looks()).toEqual(["fetchCheckoutStatus"]);
  trial.payments.statuses.set(payer.sessionId, "expired");
  expect(await looks()).toEqual(["fetchCheckoutStatus"]);
  expect(await looks()).toEqual([]);
  expect(await statusAgain(payer)).toMatchObject(FREE);
});

test("a payment is found also when nobody could look for days", async () => {
  const payer = await openPage();
  payer.pay();
  trial.house.advance(5 * DAY);
  await run({ ...trial.payments.gateway, isConfigured: false });
  trial.payments.failWith("unavailable");
  await expect(run()).rejects.toThrow("unavailable");
  trial.payments.failWith("rejected");
  await run();
  trial.payments.failWith(null);
  expect(await statusAgain(payer)).toMatchObject(FREE);
  await run();
  expect(await statusAgain(payer)).toMatchObject(MONTHLY);
  expect(await looks()).toEqual([]);
});

test("a page that a wrong key hides is not forgotten before it has run out for certain", async () => {
  const payer = await openPage();
  trial.payments.statuses.set(payer.sessionId, "missing");
  trial.house.advance(2 * DAY);
  expect(await looks()).toEqual(["fetchCheckoutStatus"]);
  expect(await looks()).toEqual(["fetchCheckoutStatus"]);
  trial.house.advance(DAY + MINUTE);
  expect(await looks()).toEqual(["fetchCheckoutStatus"]);
  expect(await looks()).toEqual([]);
  const other = await openPage();
  trial.payments.statuses.set(other.sessionId, "missing");
  trial.house.advance(2 * DAY);
  await run();
  other.pay();
  await run();
  expect(await statusAgain(other)).toMatchObject(MONTHLY);
});

test("a request for a page that was never answered is forgotten", async () => {
  const { client, userId } = await trial.signIn();
  trial.payments.delayAnswers(async () => {
    if (trial.payments.calls.at(-1) !== "createCheckout") return;
    throw new PaymentsError("unavailable", "The line went dead.");
  });
  await expect(client.createCheckout(ORDER)).rejects.toMatchObject({ code: "UPSTREAM" });
  const account = { userId, mode: "live" } as const;
  const reserved = () => findCheckout(trial.house.database.db, account, "PREMIUM_MONTHLY");
  expect(await reserved()).toMatchObject({ sessionId: null });
  await run();
  expect(await reserved()).not.toBeNull();
  trial.house.advance(4 * DAY);
  await run();
  expect(await reserved()).toBeNull();
});

test("an event that could not be applied is, once the provider answers", async () => {
  const payer = await trial.addPayer(makeCustomer());
  trial.payments.customers.set(payer.customerId, trial.subscribed());
  trial.payments.delayAnswers(async () => trial.payments.failWith("unavailable"));
  expect((await trial.report(payer.customerId)).statusCode).toBe(502);
  trial.payments.delayAnswers(async () => {});
  trial.house.advance(11 * MINUTE);
  await expect(run()).rejects.toThrow("unavailable");
  expect(await payer.client.getBillingStatus()).toMatchObject(FREE);
  trial.payments.failWith(null);
  await run();
  expect(await payer.client.getBillingStatus()).toMatchObject(MONTHLY);
  expect(await looks()).toEqual([]);
});

test("one whom the provider refuses does not keep the others waiting, nor is asked about for ever", async () => {
  const lost = await trial.addPayer(makeCustomer());
  const other = await openPage();
  trial.payments.customers.delete(lost.customerId);
  expect((await trial.report(lost.customerId)).statusCode).toBe(502);
  other.pay();
  trial.house.advance(11 * MINUTE);
  expect(await looks()).toContain("fetchCheckoutStatus");
  expect(await statusAgain(other)).toMatchObject(MONTHLY);
  expect(await looks()).toEqual(["fetchCustomerState"]);
  trial.house.advance(8 * DAY);
  expect(await looks()).toEqual([]);
});
