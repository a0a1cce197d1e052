import type { CustomerState, ProviderPayment } from "#engine/billing/customer-state.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  badSignature,
  type Checkout,
  type CheckoutStatus,
  type PaymentEvent,
  PaymentsError,
  type PaymentsErrorKind,
  type PaymentsGateway,
} from "#server/gateways/payments/payments-gateway.ts";

export const GOOD_SIGNATURE = "signed by the fake";
const PAGE_LIFE_MS = DAY_MS;

/** A provider whose customers are as the test says, and which fails when it says so. */
export function createFakePayments() {
  const customers = new Map<string, CustomerState>();
  /** The users whose mark a customer bears. */
  const owners = new Map<string, string>();
  const pages = new Map<string, Checkout>();
  const statuses = new Map<string, CheckoutStatus>();
  const calls: string[] = [];
  let clock = systemClock;
  let failing: PaymentsErrorKind | null = null;
  let beforeAnswer = answerAtOnce;

  const stateOf = (customerId: string): CustomerState => {
    const state = customers.get(customerId);
    if (!state) throw new PaymentsError("unknown-customer", "The provider does not know them.");
    return structuredClone(state);
  };
  const answer = async <T>(call: string, work: () => T): Promise<T> => {
    calls.push(call);
    if (failing) throw new PaymentsError(failing, `The fake fails: ${failing}.`);
    const result = work();
    await beforeAnswer();
    return result;
  };
  const change = (id: string, changes: object): void => {
    for (const { subscriptions } of customers.values()) {
      const found = subscriptions.find((subscription) => subscription.id === id);
      if (found) Object.assign(found, changes);
    }
  };

  const gateway: PaymentsGateway = {
    isConfigured: true,
    mode: "live",
    createCustomer: ({ userId }, key) =>
      answer("createCustomer", () => {
        const customerId = `cus_${key}`;
        if (!customers.has(customerId)) customers.set(customerId, NOTHING());
        owners.set(customerId, userId);
        return customerId;
      }),
    findCustomerUser: (customerId) =>
      answer("findCustomerUser", () => {
        stateOf(customerId);
        return owners.get(customerId) ?? null;
      }),
    createCheckout: ({ customerId, planCode, idempotencyKey }) =>
      answer("createCheckout", () => {
        stateOf(customerId);
        const known = pages.get(idempotencyKey);
        if (known) return known;
        const sessionId = `cs_${pages.size + 1}`;
        const createdAt = clock();
        const expiresAt = new Date(createdAt.getTime() + PAGE_LIFE_MS);
        const url = `https://pay.test/${planCode}/${sessionId}`;
        const page = { sessionId, url, createdAt, expiresAt };
        pages.set(idempotencyKey, page);
        return page;
      }),
    fetchCheckoutStatus: (sessionId) =>
      answer("fetchCheckoutStatus", () => statuses.get(sessionId) ?? "open"),
    expireCheckout: (sessionId) =>
      answer("expireCheckout", () => {
        if (!statuses.has(sessionId)) statuses.set(sessionId, "expired");
        return statuses.get(sessionId) !== "missing";
      }),
    createPortal: ({ customerId, returnUrl }) =>
      answer("createPortal", () => {
        stateOf(customerId);
        return `https://pay.test/portal?back=${encodeURIComponent(returnUrl)}`;
      }),
    fetchCustomerState: (customerId) => answer("fetchCustomerState", () => stateOf(customerId)),
    cancelAtPeriodEnd: (id) =>
      answer("cancelAtPeriodEnd", () => change(id, { cancelAtPeriodEnd: true })),
    cancelNow: (id) => answer("cancelNow", () => change(id, { status: "canceled" })),
    returnPayment: (paymentId) =>
      answer("returnPayment", () => {
        for (const payment of listPayments(customers)) {
          if (payment.id === paymentId) payment.refundedCents = payment.paidCents;
        }
      }),
    readEvent: (rawBody, signature) =>
      answer("readEvent", () => {
        if (signature !== GOOD_SIGNATURE || rawBody.length === 0) throw badSignature();
        return JSON.parse(rawBody.toString()) as PaymentEvent;
      }),
  };

  return {
    gateway,
    customers,
    owners,
    pages,
    statuses,
    calls,
    follow: (productClock: () => Date) => void (clock = productClock),
    failWith: (kind: PaymentsErrorKind | null) => void (failing = kind),
    /** Runs after a call has done its work and before its answer is heard. */
    delayAnswers: (wait: () => Promise<void>) => void (beforeAnswer = wait),
  };
}

const systemClock = () => new Date();
const answerAtOnce = async (): Promise<void> => {};
const NOTHING = (): CustomerState => ({ isDeleted: false, subscriptions: [], purchases: [] });

function listPayments(customers: Map<string, CustomerState>): ProviderPayment[] {
  return [...customers.values()].flatMap(({ purchases, subscriptions }): ProviderPayment[] =>
    subscriptions.reduce<ProviderPayment[]>((all, { payments }) => all.concat(payments), purchases),
  );
}
