import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { usePaymentsTrial } from "#server/gateways/payments/testing/payments-trial.ts";
import { testPaymentPages } from "./test-payment-pages.ts";

const trial = usePaymentsTrial();
let app: FastifyInstance;
let customerId: string;
beforeEach(async () => {
  app = await serve();
  customerId = await trial.addCustomer();
});
afterEach(() => app.close());

async function serve({ listsCustomers = true } = {}): Promise<FastifyInstance> {
  const server = Fastify();
  await server.register(
    testPaymentPages(trial.standin, { hostnames: ["foothold.test"], listsCustomers }),
  );
  return server;
}

const get = (url: string, host = "localhost:3000") => app.inject({ url, headers: { host } });

const postRaw = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: "POST",
    url,
    headers: { host: "localhost:3000", "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

/** As a browser does it: the token comes from the page. */
async function submit(url: string, fields: Record<string, string>) {
  const page = await get(url);
  const token = /name="token" value="(\w+)"/.exec(page.body)?.[1] ?? "";
  return postRaw(url, { token, ...fields });
}

async function openCheckout(planCode: "PREMIUM_MONTHLY" | "PREMIUM_LIFETIME" = "PREMIUM_MONTHLY") {
  const { url } = await trial.payments.createCheckout(trial.orderFor(customerId, planCode));
  return new URL(url).pathname;
}

const state = () => trial.payments.fetchCustomerState(customerId);
const typesReceived = () =>
  trial.received.map(({ rawBody }) => (JSON.parse(rawBody) as { type: string }).type);

describe("the checkout page", () => {
  test("says that no money moves, what is paid for, and how to go back", async () => {
    const { body, headers } = await get(await openCheckout());
    expect(body).toContain("Test payments: no money moves.");
    expect(body).toContain("Pay for Foothold Premium");
    expect(body).toContain("$29.99 a month, for ada@example.com");
    expect(body).toContain('href="https://foothold.test/billing/return?status=cancelled"');
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await get(await openCheckout("PREMIUM_LIFETIME"))).body).toContain("$149.99 once");
  });

  test("with a card that works leads back when the product has taken note", async () => {
    const page = await openCheckout();
    const answer = await submit(page, { card: "works" });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("https://foothold.test/billing/return?status=success");
    expect(typesReceived()).toContain("checkout.session.completed");
    expect((await state()).subscriptions).toMatchObject([{ status: "active" }]);
    expect((await get(page)).body).toContain("This is paid");
  });

  test("charges once, however often the button is pressed", async () => {
    const page = await openCheckout("PREMIUM_LIFETIME");
    const answers = await Promise.all([
      submit(page, { card: "works" }),
      submit(page, { card: "works" }),
      submit(page, { card: "works" }),
    ]);
    const paid = answers.filter(({ statusCode }) => statusCode === 303);
    expect(paid.length).toBeGreaterThan(0);
    expect((await state()).purchases).toHaveLength(1);
  });

  test("with a declined card says so and takes another one", async () => {
    const page = await openCheckout("PREMIUM_LIFETIME");
    const answer = await submit(page, { card: "declined" });
    expect(answer.statusCode).toBe(402);
    expect(answer.body).toMatch(/role="alert">Your card was declined/);
    expect(typesReceived()).toContain("payment_intent.payment_failed");
    expect((await state()).purchases).toEqual([]);
    expect((await submit(page, { card: "works" })).statusCode).toBe(303);
    expect((await state()).purchases).toMatchObject([{ paidCents: 14999 }]);
  });

  test("with a card that needs it asks for a confirmation first", async () => {
    const page = await openCheckout();
    const step = await submit(page, { card: "confirm" });
    expect(step.body).toContain("Confirm this payment");
    expect((await state()).subscriptions).toEqual([]);
    const refused = await submit(page, { card: "confirm", answer: "no" });
    expect(refused.statusCode).toBe(402);
    expect((await state()).subscriptions).toEqual([]);
    expect((await submit(page, { card: "confirm", answer: "yes" })).statusCode).toBe(303);
    expect((await state()).subscriptions).toHaveLength(1);
  });

  test("is over after a day", async () => {
    const page = await openCheckout();
    trial.time.now += DAY_MS;
    expect((await get(page)).body).toContain("This checkout has expired");
    expect((await state()).subscriptions).toEqual([]);
  });

  test("takes no card that it does not offer", async () => {
    const answer = await submit(await openCheckout(), { card: "stolen" });
    expect(answer.statusCode).toBe(400);
    expect((await state()).subscriptions).toEqual([]);
  });
});

describe("the control page", () => {
  const control = () => `/test-payments/customers/${customerId}`;
  const subscriptionId = async () => (await state()).subscriptions[0]?.id ?? "";
  const chargeId = () => trial.standin.world.store.list("charge")[0]?.id ?? "";
  const act = async (name: string, target: string) => {
    const answer = await submit(control(), { act: name, target });
    expect(answer.headers.location).toBe(`${control()}?done=${name}`);
    return (await get(`${control()}?done=${name}`)).body;
  };

  test("walks a subscription from renewal over failure to its end", async () => {
    await trial.buy(customerId, "PREMIUM_MONTHLY");
    const id = await subscriptionId();
    const subscription = async () => (await state()).subscriptions[0];

    expect(await act("renew", id)).toContain("Done: Renew now.");
    expect((await subscription())?.currentPeriodEnd).toEqual(new Date("2027-01-15T12:00:00Z"));
    expect(await act("fail", id)).toContain("payment failed");
    expect(await subscription()).toMatchObject({ status: "past_due" });
    await act("pay", id);
    expect(await subscription()).toMatchObject({ status: "active" });
    await act("cancel", id);
    expect(await subscription()).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
    await act("keep", id);
    expect(await subscription()).toMatchObject({ cancelAtPeriodEnd: false });
    await act("cancel", id);
    expect(await act("end", id)).toContain("ended");
    expect(await subscription()).toMatchObject({
      status: "canceled",
      currentPeriodEnd: new Date(trial.time.now),
    });
    expect(typesReceived()).toEqual(
      expect.arrayContaining([
        "invoice.payment_failed",
        "customer.subscription.updated",
        "customer.subscription.deleted",
      ]),
    );
  });

  test("refunds in part and in full, and settles a dispute", async () => {
    await trial.buy(customerId, "PREMIUM_LIFETIME");
    const purchase = async () => (await state()).purchases[0];
    await act("refund-part", chargeId());
    expect(await purchase()).toMatchObject({ refundedCents: 4999, dispute: "none" });
    await act("dispute", chargeId());
    expect(await purchase()).toMatchObject({ dispute: "open" });
    await act("win", chargeId());
    expect(await purchase()).toMatchObject({ dispute: "won" });
    expect(await act("refund", chargeId())).toContain("$149.99 refunded, dispute won");
    expect(await purchase()).toMatchObject({ refundedCents: 14999 });
  });

  test("refuses what is not possible, and what is another customer's", async () => {
    await trial.buy(customerId, "PREMIUM_MONTHLY");
    const id = await subscriptionId();
    const other = await trial.addCustomer();
    const before = await state();
    const answers = [
      await submit(control(), { act: "end", target: id }),
      await submit(control(), { act: "explode", target: id }),
      await submit(control(), { act: "renew", target: "sub_nowhere" }),
      await postRaw(`/test-payments/customers/${other}`, {
        token: /name="token" value="(\w+)"/.exec((await get(control())).body)?.[1] ?? "",
        act: "renew",
        target: id,
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    expect(await state()).toEqual(before);
  });

  test("escapes what users wrote", async () => {
    const nasty = await trial.payments.createCustomer(
      { userId: "user-2", email: '"><script>alert(1)</script>@example.com' },
      "nasty",
    );
    const pages = [await get(`/test-payments/customers/${nasty}`), await get("/test-payments")];
    for (const { body } of pages) {
      expect(body).toContain("&lt;script&gt;");
      expect(body).not.toContain("<script");
    }
    const done = await get(`/test-payments/customers/${nasty}?done=%3Cscript%3E`);
    expect(done.body).not.toContain("<script");
  });
});

describe("the portal", () => {
  const openPortal = async () => {
    const returnUrl = "https://foothold.test/billing";
    return new URL(await trial.payments.createPortal({ customerId, returnUrl })).pathname;
  };

  test("lists invoices, and cancels and keeps the subscription", async () => {
    await trial.buy(customerId, "PREMIUM_MONTHLY");
    const page = await openPortal();
    const { body } = await get(page);
    expect(body).toContain("Foothold Premium");
    expect(body).toContain('href="https://foothold.test/billing"');
    const target = (await state()).subscriptions[0]?.id ?? "";
    expect((await submit(page, { act: "cancel", target })).statusCode).toBe(303);
    expect((await state()).subscriptions).toMatchObject([{ cancelAtPeriodEnd: true }]);
    expect((await submit(page, { act: "keep", target })).statusCode).toBe(303);
    expect((await state()).subscriptions).toMatchObject([{ cancelAtPeriodEnd: false }]);
    expect((await submit(page, { act: "renew", target })).statusCode).toBe(409);
  });

  test("says where there is nothing", async () => {
    const { body } = await get(await openPortal());
    expect(body).toContain("No subscription is running.");
    expect(body).toContain("No invoices yet.");
  });
});

test.each(["checkout", "portal", "customers"])("an unknown %s is not found", async (kind) => {
  const url = `/test-payments/${kind}/nothing`;
  expect((await get(url)).statusCode).toBe(404);
  expect((await submit(url, {})).statusCode).toBe(403);
});

test("a form that another site sent changes nothing", async () => {
  const page = await openCheckout();
  for (const token of ["", "guessed"]) {
    expect((await postRaw(page, { token, card: "works" })).statusCode).toBe(403);
  }
  const json = await app.inject({
    method: "POST",
    url: page,
    headers: { host: "localhost" },
    payload: { token: "x", card: "works" },
  });
  expect(json.statusCode).toBe(403);
  expect((await state()).subscriptions).toEqual([]);
});

test.each(["evil.example", "foothold.test.evil.example", "localhost.evil.example"])(
  "a page that reaches this machine as %s sees nothing",
  async (host) => {
    expect((await get("/test-payments", host)).statusCode).toBe(404);
    expect((await get(await openCheckout(), host)).statusCode).toBe(404);
  },
);

test("the server's own name will do, but the list is for one's own machine", async () => {
  expect((await get("/test-payments", "foothold.test")).body).toContain("ada@example.com");
  await app.close();
  app = await serve({ listsCustomers: false });
  expect((await get("/test-payments", "foothold.test")).statusCode).toBe(404);
  expect((await get(await openCheckout(), "foothold.test")).statusCode).toBe(200);
});
