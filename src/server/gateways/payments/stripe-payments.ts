import { setTimeout as waitFor } from "node:timers/promises";
import type { Logger } from "pino";
import { type Plans, PLANS } from "#engine/billing/plans.ts";
import {
  connectStripe,
  type StripeConnection,
  createOnce,
  readMode,
  describeStripeError,
  readFailure,
} from "./connect-stripe.ts";
import {
  fetchCustomerState,
  verifyEvent,
  findEventCustomer,
  readEventUser,
} from "./read-stripe.ts";
import { orderPlan } from "./order-plan.ts";
import {
  type Checkout,
  type NewCheckout,
  type PaymentsGateway,
  type CheckoutStatus,
  unavailable,
} from "./payments-gateway.ts";
import { Stripe } from "stripe";
import type { PaymentMode } from "#engine/billing/customer-state.ts";

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

const DONE_BEFORE = "charge_already_refunded";

/** No amount is named: Stripe gives back what is left, so that no second request can give back more. */
async function returnPayment(stripe: Stripe, paymentId: string): Promise<void> {
  const refund = { payment_intent: paymentId, reason: "duplicate" } as const;
  try {
    await createOnce(`refund-${paymentId}`, (idempotencyKey) =>
      stripe.refunds.create(refund, { idempotencyKey }),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === DONE_BEFORE) return;
    throw error;
  }
}

/**
 * Ends it with what it owes: an open invoice may be tried again, or be paid by hand for nothing. Should
 * the second step fail, then nothing is charged all the same.
 */
async function cancelNow(stripe: Stripe, subscription: string): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription, status: "open", limit: 100 });
  for (const { id } of data) await voidInvoice(stripe, id);
  await stripe.subscriptions.cancel(subscription);
}

/** One that was paid meanwhile is a failure: then there is a month that must not be taken away. */
async function voidInvoice(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(id);
  } catch (error) {
    const { status } = await stripe.invoices.retrieve(id);
    if (status !== "void") throw error;
  }
}

/** Stripe refuses to close what was paid or has run out, which is as good as closed. */
async function expireCheckout(stripe: Stripe, sessionId: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
    return true;
  } catch (error) {
    const status = await fetchCheckoutStatus(stripe, sessionId);
    if (status === "open") throw error;
    return status !== "missing";
  }
}

async function fetchCheckoutStatus(stripe: Stripe, sessionId: string): Promise<CheckoutStatus> {
  try {
    const { status } = await stripe.checkout.sessions.retrieve(sessionId);
    return KNOWN.find((known) => known === status) ?? "expired";
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeError && error.code === MISSING;
    if (isMissing) return "missing";
    throw error;
  }
}

const MISSING = "resource_missing";
const KNOWN = ["open", "complete", "expired"] as const satisfies CheckoutStatus[];

const OURS = { product: "foothold" };
const CREATE_ONCE = "foothold-portal-1";

/** Stripe shows no portal before someone says what it offers; this says so, once per account. */
function createPortalSettings(stripe: Stripe) {
  let known: string | null = null;
  return {
    find: async (): Promise<string> => {
      known ??= (await findSettings(stripe)) ?? (await createSettings(stripe));
      return known;
    },
  };
}

async function findSettings(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const ours = data.find(({ metadata }) => metadata?.["product"] === OURS.product);
  return ours?.id ?? null;
}

async function createSettings(stripe: Stripe): Promise<string> {
  const settings = {
    metadata: OURS,
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
    },
  } as const;
  const { id } = await createOnce(CREATE_ONCE, (idempotencyKey) =>
    stripe.billingPortal.configurations.create(settings, { idempotencyKey }),
  );
  return id;
}
