import { expect, test } from "vitest";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { failRefund } from "#standins/stripe/payments.ts";
import { LIFETIME, MONTHLY } from "./testing/expected-plans.ts";
import { useStripeTrial } from "./testing/stripe-trial.ts";

const trial = useStripeTrial();

const sessionOf = (checkoutUrl: string) =>
  trial.standin.world.store.find("checkout.session", checkoutUrl.split("/").at(-1) ?? "");
const charges = (customer = "") =>
  trial.standin.world.store
    .list("charge")
    .filter((charge) => charge.customer === customer)
    .map(({ amount, amount_refunded: refunded }) => [amount, refunded]);
const logged = (words: string) => trial.house.logLines.filter((line) => line.includes(words));
const wait = () => trial.house.advance(60_000);

test.each([
  ["PREMIUM_MONTHLY", "PREMIUM_LIFETIME", LIFETIME],
  ["PREMIUM_LIFETIME", "PREMIUM_MONTHLY", MONTHLY],
] as const)("the page of %s is closed when %s is bought", async (left, bought, expected) => {
  const { order, buy } = await trial.signIn(`closed-${left.toLowerCase()}@example.com`);
  const page = await order(left);
  wait();
  expect(await buy(bought)).toMatchObject(expected);
  expect(sessionOf(page)?.status).toBe("expired");
});

test("the page of lifetime that was opened while a month runs stays open", async () => {
  const { client, order, buy } = await trial.signIn("stays@example.com");
  await buy("PREMIUM_MONTHLY");
  wait();
  const page = await order("PREMIUM_LIFETIME");
  await trial.actOnSubscription("renew");
  await client.refreshBillingStatus();
  expect(sessionOf(page)?.status).toBe("open");
});

test("a page that could not be closed at once is closed when the event comes again", async () => {
  const { order, status } = await trial.signIn("later@example.com");
  const monthly = await order("PREMIUM_MONTHLY");
  const lifetime = await order("PREMIUM_LIFETIME");
  wait();
  trial.standin.failAt("/expire", "500");
  await trial.pay(lifetime);
  expect(await status()).toMatchObject(LIFETIME);
  expect(sessionOf(monthly)?.status).toBe("expired");
});

test("a month that is paid for all the same is ended and given back", async () => {
  const { order, buy, status } = await trial.signIn("month-too@example.com");
  const page = await order("PREMIUM_MONTHLY");
  wait();
  await buy("PREMIUM_LIFETIME");
  wait();
  await trial.pay(page);
  expect(await status()).toMatchObject(LIFETIME);
  const customer = sessionOf(page)?.customer;
  expect(charges(customer)).toEqual([
    [2999, 2999],
    [14999, 0],
  ]);
  const subscriptions = trial.standin.world.store.list("subscription");
  expect(subscriptions.find((each) => each.customer === customer)?.status).toBe("canceled");
  expect(logged("payment made twice given back").length).toBeGreaterThan(0);
});

test("lifetime that is paid for twice is given back once", async () => {
  const { order, buy, status } = await trial.signIn("lifetime-twice@example.com");
  const page = await order("PREMIUM_LIFETIME");
  await trial.pay(page);
  wait();
  await trial.pay(page);
  expect(await status()).toMatchObject(LIFETIME);
  expect(charges(sessionOf(page)?.customer)).toEqual([
    [14999, 14999],
    [14999, 0],
  ]);
  await expect(buy("PREMIUM_LIFETIME")).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a second month that is paid for is ended and given back, and the first goes on", async () => {
  const { order, status } = await trial.signIn("month-twice@example.com");
  const page = await order("PREMIUM_MONTHLY");
  await trial.pay(page);
  const first = await status();
  wait();
  trial.house.logLines.length = 0;
  await trial.pay(page);
  expect(await status()).toEqual(first);
  const customer = sessionOf(page)?.customer;
  expect(charges(customer)).toEqual([
    [2999, 2999],
    [2999, 0],
  ]);
  const subscriptions = trial.standin.world.store.list("subscription");
  const theirs = subscriptions.filter((each) => each.customer === customer);
  expect(theirs.map((each) => each.status)).toEqual(["canceled", "active"]);
  expect(logged("payment made twice given back").length).toBeGreaterThan(0);
});

test("a month that was bought while a refund of lifetime seemed done is left to the operator", async () => {
  const { order, buy, status } = await trial.signIn("bounced@example.com");
  await buy("PREMIUM_LIFETIME");
  wait();
  await trial.actOnCharge("refund");
  const page = await order("PREMIUM_MONTHLY");
  await trial.pay(page);
  expect(await status()).toMatchObject(MONTHLY);
  const { store } = trial.standin.world;
  const lifetime = store
    .list("charge")
    .find(({ customer, amount }) => customer === sessionOf(page)?.customer && amount === 14999);
  if (!lifetime) throw new Error("Nothing was paid for lifetime.");
  await trial.standin.act(() => failRefund(trial.standin.world, lifetime));
  expect(await status()).toMatchObject(LIFETIME);
  expect(charges(sessionOf(page)?.customer)).toEqual([
    [2999, 0],
    [14999, 0],
  ]);
  expect(logged("left to the operator").length).toBeGreaterThan(0);
});

test("a page that is about to run out is closed before another one is handed out", async () => {
  const email = "late-buyer@example.com";
  const former = await (await trial.signIn(email)).order("PREMIUM_MONTHLY");
  trial.house.advance(DAY_MS - 30_000);
  const again = await trial.signIn(email);
  const page = await again.order("PREMIUM_MONTHLY");
  expect(page).not.toBe(former);
  expect([sessionOf(former)?.status, sessionOf(page)?.status]).toEqual(["expired", "open"]);
});

test("a month that was paid before lifetime is not given back", async () => {
  const { order, buy } = await trial.signIn("upgrader@example.com");
  await buy("PREMIUM_MONTHLY");
  wait();
  const page = await order("PREMIUM_LIFETIME");
  await trial.pay(page);
  expect(charges(sessionOf(page)?.customer)).toEqual([
    [14999, 0],
    [2999, 0],
  ]);
});

test("what can't be given back is told in the log, and holds nothing up", async () => {
  const { order, buy, status } = await trial.signIn("stuck@example.com");
  const page = await order("PREMIUM_MONTHLY");
  wait();
  await buy("PREMIUM_LIFETIME");
  wait();
  trial.standin.failAt("/refunds", ...Array.from({ length: 40 }, () => "403" as const));
  await trial.pay(page);
  expect(await status()).toMatchObject(LIFETIME);
  expect(logged("could not be given back").length).toBeGreaterThan(0);
});
