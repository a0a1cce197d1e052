import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PLANS } from "#engine/billing/plans.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { failRenewal } from "#standins/stripe/run-subscription.ts";
import { checkStripe, WEBHOOK_EVENTS, KEY_PERMISSIONS } from "./check-stripe.ts";
import { failureOf, secretKey, usePaymentsTrial } from "./testing/payments-trial.ts";

const trial = usePaymentsTrial();
const NEEDED = KEY_PERMISSIONS.map(({ code }) => code);
const WEBHOOK_URL = "https://foothold.test/api/billing/webhook";

const check = (changes: Partial<Parameters<typeof checkStripe>[0]> = {}) => {
  const { url: apiBase } = trial.standin;
  const given = { secretKey, apiBase, maxRetries: 0, plans: PLANS, webhookUrl: WEBHOOK_URL };
  return checkStripe({ ...given, ...changes });
};

function reportTo(url: string, events: readonly string[] = ["*"], status = "enabled"): void {
  const endpoint = { object: "webhook_endpoint", status, url, enabled_events: [...events] };
  trial.standin.webhooks.splice(0, 1, endpoint);
}

test("a key that may do all is good, and nothing was made with it", async () => {
  reportTo(WEBHOOK_URL);
  expect(await check()).toEqual([
    { isGood: true, text: "takes the test key for all that is needed" },
    { isGood: true, text: `reports to ${WEBHOOK_URL}` },
  ]);
  const { store } = trial.standin.world;
  for (const kind of ["customer", "checkout.session", "refund", "event"] as const) {
    expect(store.list(kind)).toEqual([]);
  }
});

describe("a restricted key", () => {
  test("with what the docs list is good", async () => {
    reportTo(WEBHOOK_URL);
    trial.standin.restrictKey(NEEDED);
    expect(await check()).toEqual([
      { isGood: true, text: "takes the test key for all that is needed" },
      {
        isGood: true,
        text: `doesn't let this key read webhooks ('Webhook Endpoints: read'), so look there yourself for ${WEBHOOK_URL}`,
      },
    ]);
  });

  test.each(KEY_PERMISSIONS)("without $resource: $level is told so", async (lacking) => {
    const rest = NEEDED.filter((code) => code !== lacking.code);
    trial.standin.restrictKey(rest);
    const [finding, ...more] = (await check()).filter(({ isGood }) => !isGood);
    expect(more).toEqual([]);
    expect(finding?.text).toContain(`the key lacks '${lacking.resource}: ${lacking.level}'`);
    expect(finding?.text).toContain(`rak_${lacking.code}`);
    expect(finding?.text).toMatch(/request req_standin\d+/);
    expect(finding?.text).not.toContain("abc123");
  });

  test("with what the docs list sells, cancels, gives back and ends all", async () => {
    trial.standin.restrictKey(NEEDED);
    const customerId = await trial.addCustomer();
    await trial.buy(customerId, "PREMIUM_MONTHLY");
    const { subscriptions } = await trial.payments.fetchCustomerState(customerId);
    const { id = "", payments = [] } = subscriptions[0] ?? {};
    await trial.payments.createPortal({ customerId, returnUrl: "https://foothold.test/billing" });
    await trial.payments.cancelAtPeriodEnd(id);
    await trial.payments.returnPayment(payments[0]?.id ?? "");
    await trial.payments.cancelNow(id);
    expect(await trial.payments.fetchCustomerState(customerId)).toMatchObject({
      subscriptions: [{ status: "canceled" }],
    });
  });
});

test.each([
  ["a wrong key", { secretKey: "sk_test_of_someone_else" }, "Stripe said: Invalid API Key"],
])("%s is told once", async (_case, changes, words) => {
  const findings = await check(changes);
  expect(findings).toMatchObject([{ isGood: false, text: expect.stringContaining(words) }]);
  expect(JSON.stringify(findings)).not.toContain("someone_else");
});

test("nobody there is told once", async () => {
  const apiBase = `http://127.0.0.1:${await findFreePort()}`;
  expect(await check({ apiBase })).toEqual([
    {
      isGood: false,
      text: expect.stringMatching(/isn't working right now.*\(ECONNREFUSED\)$/) as string,
    },
  ]);
});

test.each([
  ["elsewhere", "https://other.test/hook", ["*"], "enabled", "no enabled webhook goes to"],
  ["here, but is off", WEBHOOK_URL, ["*"], "disabled", "no enabled webhook goes to"],
  [
    "too little",
    WEBHOOK_URL,
    WEBHOOK_EVENTS.slice(1),
    "enabled",
    "lacks checkout.session.completed",
  ],
])("a webhook that reports %s is told so", async (_case, url, events, status, words) => {
  reportTo(url, events, status);
  const findings = await check();
  expect(findings.at(-1)).toMatchObject({ isGood: false, text: expect.stringContaining(words) });
});

test("a key that may not void invoices leaves a subscription that owes one, and the log says why", async () => {
  const logged: object[] = [];
  const payments = trial.connect({ log: { warn: (line: object) => void logged.push(line) } });
  await trial.buy(await trial.addCustomer(), "PREMIUM_MONTHLY");
  const [subscription] = trial.standin.world.store.list("subscription");
  if (!subscription) throw new Error("nothing was sold");
  failRenewal(trial.standin.world, subscription);
  const withoutInvoices = NEEDED.filter((code) => code !== "invoice_write");
  trial.standin.restrictKey([...withoutInvoices, "invoice_read"]);
  expect(await failureOf(payments.cancelNow(subscription.id))).toMatchObject({ kind: "rejected" });
  expect(logged).toMatchObject([
    { call: "cancelNow", status: 403, said: expect.stringContaining("rak_invoice_write") },
  ]);
  trial.standin.restrictKey(NEEDED);
  await payments.cancelNow(subscription.id);
  expect(subscription.status).toBe("canceled");
});

test("the docs name every permission and every event", () => {
  const docs = ["README.md", "docs/operations.md"]
    .map((file) => readFileSync(new URL(`../../../../${file}`, import.meta.url), "utf8"))
    .join("\n");
  for (const { resource } of KEY_PERMISSIONS) expect(docs).toContain(resource);
  for (const event of WEBHOOK_EVENTS) expect(docs).toContain(`\`${event}\``);
});

test("what Stripe says is in the log, with the request's id and without secrets", async () => {
  const logged: object[] = [];
  const payments = trial.connect({ log: { warn: (line: object) => void logged.push(line) } });
  const customerId = await trial.addCustomer();
  await trial.buy(customerId, "PREMIUM_MONTHLY");
  trial.standin.restrictKey(NEEDED.filter((code) => code !== "customer_portal_write"));
  const failure = await failureOf(
    payments.createPortal({ customerId, returnUrl: "https://foothold.test/billing" }),
  );
  expect(failure).toMatchObject({ kind: "rejected" });
  expect(logged).toEqual([
    {
      call: "createPortal",
      outcome: "rejected",
      status: 403,
      requestId: expect.stringMatching(/^req_standin\d+$/) as string,
      said: "The provided key 'rk_…' does not have the required permissions for this endpoint on account 'acct_standin'. Having the 'rak_customer_portal_read' permission would allow this request to continue.",
    },
  ]);
});
