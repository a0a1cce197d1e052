import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach } from "vitest";
import { completeSession } from "#standins/stripe/checkout.ts";
import { type StripeStandin, startStripeStandin } from "#standins/stripe/stripe-standin.ts";
import type { NewCheckout, PaymentsGateway } from "../payments-gateway.ts";
import { createStripePayments } from "../stripe-payments.ts";

export const secretKey = "sk_test_hush-very-secret";
export const webhookSecret = "whsec_hush-very-secret";
export const START = new Date("2026-11-15T12:00:00Z");

type Options = Parameters<typeof createStripePayments>[0];

export type PaymentsTrial = Awaited<ReturnType<typeof startPaymentsTrial>>;

/** A client before a stand-in, and someone who takes its events, in a time that stands still; anew for each test. */
export function usePaymentsTrial(): PaymentsTrial {
  const trial = {} as PaymentsTrial;
  beforeEach(async () => void Object.assign(trial, await startPaymentsTrial()));
  afterEach(() => trial.stop());
  return trial;
}

async function startPaymentsTrial() {
  const received: ReceivedEvent[] = [];
  const receiver = createServer(async (request, response) => {
    const rawBody = await text(request);
    received.push({ rawBody, signature: String(request.headers["stripe-signature"]) });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => void receiver.listen(0, "127.0.0.1", resolve));
  const time = { now: START.getTime() };
  const clock = () => new Date(time.now);
  const standin = await startStripeStandin({
    secretKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhook`,
    pagesUrl: "https://foothold.test/test-payments",
    file: null,
    clock,
    retryDelaysMs: [0],
  });
  const connect = (changes: Partial<Options> = {}): PaymentsGateway =>
    createStripePayments({
      secretKey,
      webhookSecret,
      apiBase: standin.url,
      mode: "stand-in",
      clock,
      ...changes,
    });

  const payments = connect();
  let keys = 0;
  const orderFor = (customerId: string, planCode: NewCheckout["planCode"]): NewCheckout => ({
    customerId,
    planCode,
    userId: "user-1",
    successUrl: "https://foothold.test/billing/return?status=success",
    cancelUrl: "https://foothold.test/billing/return?status=cancelled",
    idempotencyKey: `checkout-${keys++}`,
  });

  return {
    standin,
    connect,
    payments,
    time,
    received,
    orderFor,
    addCustomer: () =>
      payments.createCustomer({ userId: "user-1", email: "ada@example.com" }, `customer-${keys++}`),
    /** Orders the plan and pays for it with a card that works. */
    buy: async (customerId: string, planCode: NewCheckout["planCode"]) => {
      const { sessionId } = await payments.createCheckout(orderFor(customerId, planCode));
      await standin.act(() => completeSession(standin.world, findSession(standin, sessionId)));
    },
    stop: async () => {
      await standin.close();
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
    },
  };
}

type ReceivedEvent = { rawBody: string; signature: string };

export function findSession(standin: StripeStandin, id: string) {
  const session = standin.world.store.find("checkout.session", id);
  if (!session) throw new Error(`no session ${id}`);
  return session;
}

/** The fields and the message of what a call failed with; kind 'none' when it did not. */
export async function failureOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  return call.then(
    () => ({ kind: "none" }),
    (error: Error) => ({ ...error, message: error.message }),
  );
}
