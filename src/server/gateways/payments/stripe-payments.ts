import { setTimeout as waitFor } from "node:timers/promises";
import type { Logger } from "pino";
import type { PaymentMode } from "#engine/billing/payment-modes.ts";
import { type Plans, PLANS } from "#engine/billing/plans.ts";
import { connectStripe, type StripeConnection } from "./connect-stripe.ts";
import { cancelNow } from "./cancel-now.ts";
import { createOnce } from "./create-once.ts";
import { describeStripeError } from "./describe-stripe-error.ts";
import { expireCheckout, fetchCheckoutStatus } from "./expire-checkout.ts";
import { fetchCustomerState } from "./fetch-customer-state.ts";
import { findEventCustomer, readEventUser } from "./find-event-customer.ts";
import { orderPlan } from "./order-plan.ts";
import type { Checkout, NewCheckout, PaymentsGateway } from "./payments-gateway.ts";
import { unavailable } from "./payments-failures.ts";
import { createPortalSettings } from "./portal-settings.ts";
import { readFailure } from "./read-failure.ts";
import { readMode } from "./read-mode.ts";
import { returnPayment } from "./return-payment.ts";
import { verifyEvent } from "./verify-event.ts";

type StripeOptions = StripeConnection & {
  webhookSecret: string;
  /** At the prices of the table unless stated. */
  plans?: Plans;
  /** The stand-in says so; otherwise the key does. */
  mode?: PaymentMode;
  clock: () => Date;
  log?: Pick<Logger, "warn">;
  /** For a call as a whole, however many requests and tries it takes. */
  patienceMs?: number;
};

/** Somebody waits, and proxies give up after a minute. */
const PATIENCE_MS = 20_000;

/** Payments by Stripe, through its own library. */
export function createStripePayments(options: StripeOptions): PaymentsGateway {
  const stripe = connectStripe(options);
  const portalSettings = createPortalSettings(stripe);

  async function createCheckout(checkout: NewCheckout): Promise<Checkout> {
    const { idempotencyKey } = checkout;
    const session = await stripe.checkout.sessions.create(
      orderPlan(options.plans ?? PLANS, checkout),
      {
        idempotencyKey,
      },
    );
    const { id: sessionId, url, created, expires_at: ends } = session;
    if (!url) throw new Error("a hosted checkout has an address");
    return {
      sessionId,
      url,
      createdAt: new Date(created * 1000),
      expiresAt: new Date(ends * 1000),
    };
  }

  const gateway: PaymentsGateway = {
    isConfigured: true,
    mode: options.mode ?? readMode(options.secretKey),

    createCustomer: async ({ userId, email }, key) => {
      const customer = { email, metadata: { userId } };
      const { id } = await createOnce(key, (idempotencyKey) =>
        stripe.customers.create(customer, { idempotencyKey }),
      );
      return id;
    },

    findCustomerUser: async (customerId) => {
      const customer = await stripe.customers.retrieve(customerId);
      return customer.deleted ? null : (customer.metadata["userId"] ?? null);
    },

    createCheckout,

    fetchCheckoutStatus: (sessionId) => fetchCheckoutStatus(stripe, sessionId),

    expireCheckout: (sessionId) => expireCheckout(stripe, sessionId),

    createPortal: async ({ customerId, returnUrl }) => {
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        configuration: await portalSettings.find(),
      });
      return session.url;
    },

    fetchCustomerState: (customerId) => fetchCustomerState(stripe, customerId),

    cancelAtPeriodEnd: async (subscriptionId) => {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    },

    cancelNow: (subscriptionId) => cancelNow(stripe, subscriptionId),

    returnPayment: (paymentId) => returnPayment(stripe, paymentId),

    readEvent: async (rawBody, signature) => {
      const event = verifyEvent(stripe, {
        rawBody,
        signature,
        secret: options.webhookSecret,
        now: options.clock(),
      });
      return {
        id: event.id,
        type: event.type,
        customerId: await findEventCustomer(stripe, event),
        userId: readEventUser(event),
        createdAt: new Date(event.created * 1000),
      };
    },
  };
  return explainFailures(gateway, options);
}

type FailureOptions = Pick<StripeOptions, "log" | "patienceMs">;

function explainFailures(gateway: PaymentsGateway, options: FailureOptions): PaymentsGateway {
  const explain = <Input extends unknown[], Output>(name: string, call: Call<Input, Output>) =>
    callWithPatience(name, call, options);
  return {
    ...gateway,
    createCustomer: explain("createCustomer", gateway.createCustomer),
    findCustomerUser: explain("findCustomerUser", gateway.findCustomerUser),
    createCheckout: explain("createCheckout", gateway.createCheckout),
    fetchCheckoutStatus: explain("fetchCheckoutStatus", gateway.fetchCheckoutStatus),
    expireCheckout: explain("expireCheckout", gateway.expireCheckout),
    createPortal: explain("createPortal", gateway.createPortal),
    fetchCustomerState: explain("fetchCustomerState", gateway.fetchCustomerState),
    cancelAtPeriodEnd: explain("cancelAtPeriodEnd", gateway.cancelAtPeriodEnd),
    cancelNow: explain("cancelNow", gateway.cancelNow),
    returnPayment: explain("returnPayment", gateway.returnPayment),
    readEvent: explain("readEvent", gateway.readEvent),
  };
}

type Call<Input extends unknown[], Output> = (...input: Input) => Promise<Output>;

/**
 * Whatever the library throws, callers see PaymentsError, and the log what Stripe said. What goes on
 * after patience has ended is an answer that nobody heard, as any that is lost on the way.
 */
function callWithPatience<Input extends unknown[], Output>(
  name: string,
  call: Call<Input, Output>,
  { log, patienceMs = PATIENCE_MS }: FailureOptions,
): Call<Input, Output> {
  return async (...input) => {
    const over = new AbortController();
    const tooLong = waitFor(patienceMs, undefined, { signal: over.signal }).then(() => {
      throw unavailable("timeout");
    });
    try {
      return await Promise.race([call(...input), tooLong]);
    } catch (error) {
      const failure = readFailure(error);
      const said = describeStripeError(error);
      if (said) log?.warn({ call: name, outcome: failure.kind, ...said }, "Stripe refused a call");
      throw failure;
    } finally {
      over.abort();
      tooLong.catch(() => {});
    }
  };
}
