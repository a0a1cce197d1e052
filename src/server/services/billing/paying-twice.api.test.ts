import { expect, test } from "vitest";
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
  expect(logged("payment beside lifetime access given back").length).toBeGreaterThan(0);
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
