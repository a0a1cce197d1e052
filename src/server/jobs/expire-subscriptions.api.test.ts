import { expect, test } from "vitest";
import { PaymentsError, type PaymentsGateway } from "#server/gateways/payments/payments-gateway.ts";
import type { UserId } from "#server/scope.ts";
import { useBillingTrial } from "#server/services/billing/testing/billing-trial.ts";
import { grantPlan } from "#server/testing/grant-plan.ts";
import { expireSubscriptions } from "./tend-subscriptions.ts";

const trial = useBillingTrial();

const DAY = 24 * 3600 * 1000;

const run = (payments = trial.payments.gateway) =>
  expireSubscriptions({ ...trial.house, payments }).run();

const statusOf = async (userId: UserId) => (await trial.findSubscription(userId))?.status;

/** A user with a month paid now, and the product told. */
async function subscribe() {
  const payer = await trial.addPayer(trial.subscribed());
  await trial.report(payer.customerId);
  expect(await statusOf(payer.userId)).toBe("ACTIVE");
  return payer;
}

test("what ended without an event is marked, what goes on stays", async () => {
  const ended = await subscribe();
  const granted = await trial.signIn();
  await grantPlan(trial.house, granted.userId, "PREMIUM_MONTHLY");
  const forever = await trial.addPayer(trial.lifelong());
  await trial.report(forever.customerId);
  trial.house.advance(31 * DAY);
  const running = await subscribe();
  await run();
  expect(
    await Promise.all([ended, granted, forever, running].map(({ userId }) => statusOf(userId))),
  ).toEqual(["EXPIRED", "EXPIRED", "ACTIVE", "ACTIVE"]);
});

test("a renewal that nobody reported is found, also a day late", async () => {
  const [prompt, late] = [await subscribe(), await subscribe()];
  trial.house.advance(31 * DAY);
  const renew = (customerId: string) =>
    trial.payments.customers.set(customerId, trial.subscribed());
  renew(prompt.customerId);
  await run();
  expect([await statusOf(prompt.userId), await statusOf(late.userId)]).toEqual([
    "ACTIVE",
    "EXPIRED",
  ]);
  trial.house.advance(DAY - 1);
  renew(late.customerId);
  await run();
  expect(await statusOf(late.userId)).toBe("ACTIVE");
});

test("without a key nothing is marked, so that a renewal is found once there is one", async () => {
  const payer = await subscribe();
  trial.house.advance(31 * DAY);
  await run({ ...trial.payments.gateway, isConfigured: false });
  expect(await statusOf(payer.userId)).toBe("ACTIVE");
  const { client } = await trial.signIn(payer.email);
  expect(await client.getBillingStatus()).toMatchObject({ isPremium: false, status: "EXPIRED" });
  trial.house.advance(10 * DAY);
  trial.payments.customers.set(payer.customerId, trial.subscribed());
  await run();
  expect(await statusOf(payer.userId)).toBe("ACTIVE");
});

test("while the provider is down it fails, to be tried again, and access ended all the same", async () => {
  const payer = await subscribe();
  trial.house.advance(31 * DAY);
  trial.payments.failWith("unavailable");
  await expect(run()).rejects.toThrow("unavailable");
  const { client } = await trial.signIn(payer.email);
  expect(await client.getBillingStatus()).toMatchObject({ isPremium: false, status: "EXPIRED" });
  trial.payments.failWith(null);
  await run();
  expect(await statusOf(payer.userId)).toBe("EXPIRED");
});

test("a customer whom the provider refuses does not keep the others waiting", async () => {
  const payer = await subscribe();
  trial.house.advance(31 * DAY);
  trial.payments.failWith("rejected");
  await run();
  trial.payments.failWith(null);
  await run();
  expect(await statusOf(payer.userId)).toBe("EXPIRED");
});

test("a customer whose state cannot be read does not keep the others waiting, and the run fails", async () => {
  const [unreadable, other] = [await subscribe(), await subscribe()];
  trial.house.advance(31 * DAY);
  const fetchCustomerState: PaymentsGateway["fetchCustomerState"] = async (customerId) => {
    if (customerId === unreadable.customerId) throw new PaymentsError("unavailable", "Unreadable.");
    return trial.payments.gateway.fetchCustomerState(customerId);
  };
  const payments = { ...trial.payments.gateway, fetchCustomerState };
  await expect(run(payments)).rejects.toThrow("Unreadable.");
  expect([await statusOf(unreadable.userId), await statusOf(other.userId)]).toEqual([
    "ACTIVE",
    "EXPIRED",
  ]);
});

test("while the provider is down a run gives up after 20 customers", async () => {
  for (let count = 0; count < 21; count++) await subscribe();
  trial.house.advance(31 * DAY);
  trial.payments.failWith("unavailable");
  const calls = trial.payments.calls.length;
  await expect(run()).rejects.toThrow("unavailable");
  expect(trial.payments.calls.slice(calls)).toHaveLength(20);
});

test("one whose customer is unknown ends with its time, and is not looked at for ever", async () => {
  const payer = await subscribe();
  trial.payments.customers.delete(payer.customerId);
  const looks = async () => {
    const calls = trial.payments.calls.length;
    await run();
    return trial.payments.calls.length - calls;
  };
  trial.house.advance(30 * DAY + DAY / 2);
  expect(await looks()).toBeGreaterThan(0);
  expect(await statusOf(payer.userId)).toBe("ACTIVE");
  trial.house.advance(DAY / 2);
  await looks();
  expect(await statusOf(payer.userId)).toBe("EXPIRED");
  trial.house.advance(2 * DAY);
  expect(await looks()).toBe(0);
});
