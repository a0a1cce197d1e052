import { describe, expect, test } from "vitest";
import { ENDED, FREE, LIFETIME, MONTHLY } from "./testing/expected-plans.ts";
import { useStripeTrial } from "./testing/stripe-trial.ts";

const trial = useStripeTrial();

test("upgrade, renew, fail, pay, cancel at period end, expire, come back for life, refund", async () => {
  const { client, buy, status } = await trial.signIn("journey@example.com");
  expect(await status()).toMatchObject({ ...FREE, canManage: false, isTest: true });
  const first = await buy("PREMIUM_MONTHLY");
  expect(first).toMatchObject({
    ...MONTHLY,
    currentPeriodEnd: "2026-12-15T12:00:00.000Z",
    canCancel: true,
    canManage: true,
  });
  await trial.actOnSubscription("renew");
  expect(await status()).toMatchObject({ currentPeriodEnd: "2027-01-15T12:00:00.000Z" });
  await trial.actOnSubscription("fail");
  expect(await status()).toMatchObject({ ...MONTHLY, hasPaymentProblem: true });
  await trial.actOnSubscription("pay");
  expect(await status()).toMatchObject({ ...MONTHLY, hasPaymentProblem: false });
  expect(await client.cancelSubscription()).toMatchObject({
    isPremium: true,
    status: "CANCEL_AT_PERIOD_END",
    canCancel: false,
  });
  await trial.actOnSubscription("end");
  expect(await status()).toMatchObject(ENDED);
  expect(await buy("PREMIUM_LIFETIME")).toMatchObject({ ...LIFETIME, currentPeriodEnd: null });
  await trial.actOnCharge("refund-part");
  expect(await status()).toMatchObject(LIFETIME);
  await trial.actOnCharge("refund");
  expect(await status()).toMatchObject(ENDED);
});

test("lifetime bought while a month runs ends the month; a dispute ends it until it is won", async () => {
  const { buy, status } = await trial.signIn("lifer@example.com");
  await buy("PREMIUM_MONTHLY");
  expect(await buy("PREMIUM_LIFETIME")).toMatchObject(LIFETIME);
  const [subscription] = trial.standin.world.store.list("subscription");
  expect(subscription?.status).toBe("canceled");
  await trial.actOnCharge("dispute");
  expect(await status()).toMatchObject(ENDED);
  await trial.actOnCharge("win");
  expect(await status()).toMatchObject(LIFETIME);
});

test("an account that is deleted is charged no more: its month ends, its open pages close", async () => {
  const email = "leaver@example.com";
  const { client, buy } = await trial.signIn(email);
  await buy("PREMIUM_MONTHLY");
  const { checkoutUrl } = await client.createCheckout({ body: { planCode: "PREMIUM_LIFETIME" } });
  await client.deleteAccount({ body: { email } });
  const { store } = trial.standin.world;
  const page = store.find("checkout.session", checkoutUrl.split("/").at(-1) ?? "");
  expect(page?.status).toBe("expired");
  expect(store.list("subscription")[0]?.status).toBe("canceled");
  expect((await trial.house.signIn(email)).user.onboardedAt).toBeNull();
});

describe("cancelling while a payment fails: nothing is charged after it", () => {
  const newest = () => {
    const { store } = trial.standin.world;
    return [store.list("subscription")[0]?.status, store.list("invoice")[0]?.status];
  };

  test("here", async () => {
    const { client, buy, status } = await trial.signIn("owing@example.com");
    await buy("PREMIUM_MONTHLY");
    await trial.actOnSubscription("fail");
    expect(await status()).toMatchObject({ ...MONTHLY, hasPaymentProblem: true });
    expect(newest()).toEqual(["past_due", "open"]);
    expect(await client.cancelSubscription()).toMatchObject({ ...ENDED, canCancel: false });
    expect(newest()).toEqual(["canceled", "void"]);
    expect(await buy("PREMIUM_MONTHLY")).toMatchObject(MONTHLY);
  });

  test("in the provider's portal, which leaves the invoice to be tried again", async () => {
    const { buy, status } = await trial.signIn("owing-at-portal@example.com");
    await buy("PREMIUM_MONTHLY");
    await trial.actOnSubscription("fail");
    await trial.actOnSubscription("cancel");
    expect(await status()).toMatchObject({ ...ENDED, canCancel: false });
    expect(newest()).toEqual(["canceled", "void"]);
  });

  test("is a failure where the invoice was paid meanwhile, and then leaves access", async () => {
    const { client, buy, status } = await trial.signIn("paid-meanwhile@example.com");
    await buy("PREMIUM_MONTHLY");
    await trial.actOnSubscription("fail");
    trial.standin.failAt("/void", "400");
    await expect(client.cancelSubscription()).rejects.toMatchObject({ code: "UPSTREAM" });
    await trial.actOnSubscription("pay");
    expect(await status()).toMatchObject(MONTHLY);
    expect(await client.cancelSubscription()).toMatchObject({
      isPremium: true,
      status: "CANCEL_AT_PERIOD_END",
    });
  });
});

test("a month given back in full is over, and is not charged again", async () => {
  const { buy, status } = await trial.signIn("regret@example.com");
  await buy("PREMIUM_MONTHLY");
  await trial.actOnCharge("refund");
  expect(await status()).toMatchObject(ENDED);
  expect(trial.standin.world.store.list("subscription")[0]?.status).toBe("canceled");
  expect(await buy("PREMIUM_MONTHLY")).toMatchObject(MONTHLY);
});

test("20 clicks at once lead to one payment page and one customer", async () => {
  const { client } = await trial.signIn("clicker@example.com");
  const { store } = trial.standin.world;
  const counts = () => [store.list("customer").length, store.list("checkout.session").length];
  const [customers = 0, sessions = 0] = counts();
  const body = { planCode: "PREMIUM_MONTHLY" } as const;
  const pages = await Promise.all(
    Array.from({ length: 20 }, () => client.createCheckout({ body })),
  );
  expect(new Set(pages.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
  expect(counts()).toEqual([customers + 1, sessions + 1]);
});

test("the portal opens for who has paid", async () => {
  const { client, buy } = await trial.signIn("manager@example.com");
  await buy("PREMIUM_MONTHLY");
  const { portalUrl } = await client.openPortal();
  expect(portalUrl).toContain("https://foothold.test/test-payments/portal/");
});
