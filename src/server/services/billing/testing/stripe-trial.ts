import { afterAll, beforeAll } from "vitest";
import type { PlanCode } from "#engine/billing/plans.ts";
import { createStripePayments } from "#server/gateways/payments/stripe-payments.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { CHARGE_ACTS, SUBSCRIPTION_ACTS } from "#standins/stripe/control-page.ts";
import { completeSession } from "#standins/stripe/checkout.ts";
import { startStripeStandin } from "#standins/stripe/stripe-standin.ts";

export type StripeTrial = Awaited<ReturnType<typeof startStripeTrial>>;

/** The product with the real adapter, before a stand-in of Stripe that reports to it over HTTP. */
export function useStripeTrial(): StripeTrial {
  const trial = {} as StripeTrial;
  beforeAll(async () => void Object.assign(trial, await startStripeTrial()));
  afterAll(() => trial.stop());
  return trial;
}

async function startStripeTrial() {
  const time = { clock: () => new Date() };
  const clock = () => time.clock();
  const port = await findFreePort();
  const secrets = { secretKey: "sk_test_journey", webhookSecret: "whsec_journey" };
  const standin = await startStripeStandin({
    ...secrets,
    webhookUrl: `http://127.0.0.1:${port}/api/billing/webhook`,
    pagesUrl: "https://foothold.test/test-payments",
    file: null,
    clock,
    retryDelaysMs: [0, 100],
  });
  const house = await startTestApp({
    payments: createStripePayments({ ...secrets, apiBase: standin.url, mode: "stand-in", clock }),
  });
  time.clock = house.clock;
  await house.app.listen({ port, host: "127.0.0.1" });
  const { store } = standin.world;

  /** Pays with the card that works, on the page where a checkout led. */
  const pay = (checkoutUrl: string) =>
    standin.act(() => {
      const session = store.find("checkout.session", checkoutUrl.split("/").at(-1) ?? "");
      if (!session) throw new Error(`There is no checkout at ${checkoutUrl}.`);
      completeSession(standin.world, session);
    });

  return {
    house,
    standin,
    pay,
    signIn: async (email: string) => {
      const { accessToken } = await house.signIn(email);
      const client = house.clientOf(accessToken);
      const order = async (planCode: Exclude<PlanCode, "FREE">) =>
        (await client.createCheckout({ body: { planCode } })).checkoutUrl;
      const status = () => client.getBillingStatus();
      const buy = async (planCode: Exclude<PlanCode, "FREE">) => {
        await pay(await order(planCode));
        return status();
      };
      return { client, order, buy, status };
    },
    /** Lets happen to the newest subscription what the control page calls so. */
    actOnSubscription: (name: string) =>
      standin.act(() => {
        const [subscription] = store.list("subscription");
        const act = SUBSCRIPTION_ACTS.find((candidate) => candidate.name === name);
        if (!act || !subscription) throw new Error(`Nothing to ${name}.`);
        act.run(standin.world, subscription);
      }),
    actOnCharge: (name: string) =>
      standin.act(() => {
        const [charge] = store.list("charge");
        const act = CHARGE_ACTS.find((candidate) => candidate.name === name);
        if (!act || !charge) throw new Error(`Nothing to ${name}.`);
        act.run(standin.world, charge);
      }),
    stop: async () => {
      await standin.close();
      await house.stop();
    },
  };
}
