import { connectStripe, type StripeConnection } from "./connect-stripe.ts";
import { expireCheckouts } from "./expire-checkouts.ts";
import { fetchCustomerState } from "./fetch-customer-state.ts";
import { findEventCustomer } from "./find-event-customer.ts";
import { orderPlan } from "./order-plan.ts";
import type { Checkout, NewCheckout, PaymentsGateway } from "./payments-gateway.ts";
import { createPortalSettings } from "./portal-settings.ts";
import { readFailure } from "./read-failure.ts";
import { verifyEvent } from "./verify-event.ts";

type StripeOptions = StripeConnection & {
  webhookSecret: string;
  /** Set where the other side is the stand-in. */
  isTest?: boolean;
  clock: () => Date;
};

/** Payments by Stripe, through its own library. */
export function createStripePayments(options: StripeOptions): PaymentsGateway {
  const stripe = connectStripe(options);
  const portalSettings = createPortalSettings(stripe);

  async function createCheckout(checkout: NewCheckout): Promise<Checkout> {
    const { idempotencyKey } = checkout;
    const session = await stripe.checkout.sessions.create(orderPlan(checkout), { idempotencyKey });
    if (!session.url) throw new Error("a hosted checkout has an address");
    return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
  }

  const gateway: PaymentsGateway = {
    isConfigured: true,
    isTest: options.isTest ?? false,

    createCustomer: async ({ userId, email }, idempotencyKey) => {
      const customer = { email, metadata: { userId } };
      return (await stripe.customers.create(customer, { idempotencyKey })).id;
    },

    createCheckout,

    expireCheckouts: (customerId) => expireCheckouts(stripe, customerId),

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

    cancelNow: async (subscriptionId) => {
      await stripe.subscriptions.cancel(subscriptionId);
    },

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
        createdAt: new Date(event.created * 1000),
      };
    },
  };
  return explainFailures(gateway);
}

function explainFailures(gateway: PaymentsGateway): PaymentsGateway {
  return {
    ...gateway,
    createCustomer: explain(gateway.createCustomer),
    createCheckout: explain(gateway.createCheckout),
    expireCheckouts: explain(gateway.expireCheckouts),
    createPortal: explain(gateway.createPortal),
    fetchCustomerState: explain(gateway.fetchCustomerState),
    cancelAtPeriodEnd: explain(gateway.cancelAtPeriodEnd),
    cancelNow: explain(gateway.cancelNow),
    readEvent: explain(gateway.readEvent),
  };
}

/** Whatever the library throws, callers see PaymentsError. */
function explain<Input extends unknown[], Output>(call: (...input: Input) => Promise<Output>) {
  return async (...input: Input): Promise<Output> => {
    try {
      return await call(...input);
    } catch (error) {
      throw readFailure(error);
    }
  };
}
