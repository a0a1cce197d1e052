import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createStripePayments } from "#server/gateways/payments/stripe-payments.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { unconfiguredMail } from "#server/gateways/mail/mail-gateway.ts";

const SECRET = "sk_live_never-to-be-seen";

async function readConnections(house: TestApp) {
  // By password: some of these servers have no mail to sign in with.
  const body = { email: "operator@example.com", password: "a long enough password" };
  const { accessToken } = await house.clientOf().signUp({ body });
  const { items } = await house.clientOf(accessToken).listConnections();
  return items;
}

describe("with nothing configured", () => {
  let house: TestApp;
  beforeAll(async () => {
    house = await startTestApp({ mail: unconfiguredMail });
  });
  afterAll(() => house.stop());

  test("each says what takes its place, without the names of settings", async () => {
    const items = await readConnections(house);
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      ["database", house.database.kind === "postgresql" ? "connected" : "built-in"],
      ["mail", "not-configured"],
      ["llm", "built-in"],
      ["payments", "not-configured"],
      ["reddit", "not-configured"],
    ]);
    for (const { meaning } of items) {
      expect(meaning).toMatch(/^[A-Z].*\.$/);
      expect(meaning).not.toMatch(/[A-Z]+_[A-Z]+/);
    }
  });
});

describe("with everything configured", () => {
  let house: TestApp;
  beforeAll(async () => {
    const clock = () => new Date();
    house = await startTestApp({
      payments: createStripePayments({ secretKey: SECRET, webhookSecret: SECRET, clock }),
    });
  });
  afterAll(() => house.stop());

  test("tells so without a word of any secret", async () => {
    const items = await readConnections(house);
    const states = Object.fromEntries(items.map(({ id, state }) => [id, state]));
    expect(states).toMatchObject({ mail: "connected", payments: "connected" });
    expect(JSON.stringify(items)).not.toContain(SECRET);
  });
});

test("payments that move no money are built in, and so is an outbox", async () => {
  const clock = () => new Date();
  const secrets = { secretKey: "sk_test_1", webhookSecret: "whsec_1" };
  const house = await startTestApp({
    mail: { kind: "outbox", send: async () => {}, close: () => {} },
    payments: createStripePayments({ ...secrets, mode: "stand-in", clock }),
  });
  const items = await readConnections(house);
  expect(items.find(({ id }) => id === "payments")?.state).toBe("built-in");
  expect(items.find(({ id }) => id === "mail")?.state).toBe("built-in");
  await house.stop();
});
