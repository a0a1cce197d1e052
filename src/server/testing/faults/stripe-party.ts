import { expect } from "vitest";
import { createStripePayments } from "#server/gateways/payments/stripe-payments.ts";
import { startStripeStandin } from "#standins/stripe/stripe-standin.ts";
import { startFaultyProxy } from "./faulty-proxy.ts";
import { type Party, toldBy } from "./party.ts";

const SECRETS = { secretKey: "sk_test_hush-payments", webhookSecret: "whsec_hush-payments" };
const MONTHLY = { body: { planCode: "PREMIUM_MONTHLY" } } as const;

export async function startStripeParty(clock: () => Date): Promise<Party> {
  const standin = await startStripeStandin({
    ...SECRETS,
    webhookUrl: "http://127.0.0.1:9/nobody",
    pagesUrl: "https://foothold.test/test-payments",
    file: null,
    clock,
    retryDelaysMs: [],
  });
  const proxy = await startFaultyProxy(Number(new URL(standin.url).port));
  const { store } = standin.world;
  return {
    proxy,
    // The worst moment: the page is made, and its address lost.
    when: /^POST \/v1\/checkout\/sessions /,
    secrets: Object.values(SECRETS),
    connect: (patience) => ({
      payments: createStripePayments({
        ...SECRETS,
        apiBase: `http://127.0.0.1:${proxy.port}`,
        mode: "stand-in",
        clock,
        maxRetries: 1,
        ...(patience === "none" && { timeoutMs: 800, maxRetries: 0 }),
      }),
    }),
    begin: async (house, name) => {
      const { user, accessToken } = await house.signIn(`${name}@example.com`);
      const client = house.clientOf(accessToken);
      const customersOf = () =>
        store.list("customer").filter(({ metadata }) => metadata["userId"] === user.id);
      const pages = () =>
        store
          .list("checkout.session")
          .filter((session) => session.client_reference_id === user.id)
          .filter(({ status }) => status === "open");
      return {
        act: () => toldBy(client.createCheckout(MONTHLY)),
        expectKept: async () => {
          const first = await client.createCheckout(MONTHLY);
          expect(await client.createCheckout(MONTHLY)).toEqual(first);
          expect(pages()).toHaveLength(1);
          expect(customersOf()).toHaveLength(1);
          expect(await client.getBillingStatus()).toMatchObject({ isPremium: false });
        },
      };
    },
    stop: async () => {
      await proxy.close();
      await standin.close();
    },
  };
}
