import { expect, test } from "vitest";
import type { StripeFault } from "#standins/stripe/stripe-standin.ts";
import { PaymentsError, unconfiguredPayments } from "./payments-gateway.ts";
import { failureOf, secretKey, usePaymentsTrial, webhookSecret } from "./testing/payments-trial.ts";

const trial = usePaymentsTrial();

/** One call to the other side, so that tries can be counted. */
const createCustomer = (payments = trial.payments, key = "a-key") =>
  payments.createCustomer({ userId: "user-1", email: "ada@example.com" }, key);

test.each<[StripeFault, string, number, string]>([
  ["400", "rejected", 1, "parameter_unknown"],
  ["401", "rejected", 1, "http-401"],
  ["402-declined", "declined", 1, "insufficient_funds"],
  ["403", "rejected", 1, "secret_key_required"],
  ["409", "unavailable", 3, "lock_timeout"],
  ["429", "unavailable", 1, "rate_limit"],
  ["500", "unavailable", 2, "http-500"],
  ["200-null", "unavailable", 1, "unexpected-answer"],
  ["garbage", "unavailable", 1, "invalid-answer"],
  ["html-page", "unavailable", 3, "invalid-answer"],
  ["hang", "unavailable", 3, "ETIMEDOUT"],
])("%s is %s after %i tries", async (fault, kind, tries, reason) => {
  const payments = trial.connect(fault === "hang" ? { timeoutMs: 500 } : {});
  trial.standin.fail(...Array.from({ length: tries }, () => fault));
  const failure = await failureOf(createCustomer(payments));
  expect(failure).toMatchObject({ kind, reason });
  expect(failure["message"]).not.toMatch(/[<>!]/);
  expect(trial.standin.requests).toHaveLength(tries);
  expect(await createCustomer(payments, "another-key")).toMatch(/^cus_/);
});

test("an answer that says that something broke is kept under its key, so that it takes another", async () => {
  const order = trial.orderFor(await trial.addCustomer(), "PREMIUM_MONTHLY");
  trial.standin.fail("500");
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await failureOf(trial.payments.createCheckout(order))).toMatchObject({
      kind: "unavailable",
      isKeySpent: true,
    });
  }
  const again = { ...order, idempotencyKey: "another-key" };
  expect(await trial.payments.createCheckout(again)).toHaveProperty("url");
});

test("an answer of another shape is unavailable", async () => {
  const customerId = await trial.addCustomer();
  trial.standin.fail("200-wrong-shape", "200-wrong-shape", "200-wrong-shape", "200-wrong-shape");
  expect(await failureOf(trial.payments.fetchCustomerState(customerId))).toMatchObject({
    kind: "unavailable",
  });
});

test.each<[StripeFault]>([["500"], ["409"], ["html-page"]])(
  "%s once goes unnoticed, and nothing is made twice",
  async (fault) => {
    trial.standin.fail(fault);
    expect(await createCustomer()).toMatch(/^cus_/);
    expect(trial.standin.world.store.list("customer")).toHaveLength(1);
  },
);

test("an answer that breaks off is unavailable", async () => {
  trial.standin.fail("cut", "cut", "cut");
  expect(await failureOf(createCustomer())).toMatchObject({ kind: "unavailable" });
});

test("a call is over in time, however long each of its requests may take", async () => {
  const payments = trial.connect({ patienceMs: 150 });
  trial.standin.fail("hang");
  const late = { kind: "unavailable", reason: "timeout", isKeySpent: false };
  expect(await failureOf(createCustomer(payments))).toMatchObject(late);
});

test("a wrong key is rejected", async () => {
  const payments = trial.connect({ secretKey: "sk_test_of_someone_else" });
  expect(await failureOf(createCustomer(payments))).toMatchObject({ kind: "rejected" });
});

test.each<[StripeFault]>([["401"], ["500"], ["garbage"], ["402-declined"]])(
  "no secret is in the error after %s",
  async (fault) => {
    trial.standin.fail(fault, fault, fault);
    const error = await createCustomer().catch((reason: Error) => reason);
    if (!(error instanceof PaymentsError)) throw new Error("it should have failed");
    expect(error.cause).toBeUndefined();
    const written = JSON.stringify([error, error.message, error.stack]);
    for (const secret of [secretKey, webhookSecret]) expect(written).not.toContain(secret);
  },
);

test("without a key every call says so", async () => {
  expect(unconfiguredPayments.isConfigured).toBe(false);
  expect(await failureOf(createCustomer(unconfiguredPayments))).toMatchObject({
    kind: "not-configured",
    message: "This server can't take payments yet.",
  });
});
