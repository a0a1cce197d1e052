import type { CustomerState } from "#engine/billing/customer-state.ts";
import {
  type Checkout,
  type PaymentEvent,
  PaymentsError,
  type PaymentsErrorKind,
  type PaymentsGateway,
} from "#server/gateways/payments/payments-gateway.ts";

export const GOOD_SIGNATURE = "signed by the fake";
const PAGE_LIFE_MS = 24 * 3600 * 1000;

export type FakePayments = ReturnType<typeof createFakePayments>;

/** A provider whose customers are as the test says, and which fails when it says so. */
export function createFakePayments() {
  const customers = new Map<string, CustomerState>();
  const pages = new Map<string, Checkout>();
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
    isTest: false,
    createCustomer: (_customer, key) =>
      answer("createCustomer", () => {
        const customerId = `cus_${key}`;
        if (!customers.has(customerId)) customers.set(customerId, NOTHING());
        return customerId;
      }),
    createCheckout: ({ customerId, planCode, idempotencyKey }) =>
      answer("createCheckout", () => {
        stateOf(customerId);
        const id = `cs_${pages.size + 1}`;
        const expiresAt = new Date(clock().getTime() + PAGE_LIFE_MS);
        const page = { id, url: `https://pay.test/${planCode}/${id}`, expiresAt };
        pages.set(idempotencyKey, pages.get(idempotencyKey) ?? page);
        return pages.get(idempotencyKey) ?? page;
      }),
    expireCheckouts: (customerId) =>
      answer("expireCheckouts", () => {
        stateOf(customerId);
        pages.clear();
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
    readEvent: (rawBody, signature) =>
      answer("readEvent", () => {
        if (signature !== GOOD_SIGNATURE || rawBody.length === 0) {
          throw new PaymentsError("bad-signature", "This was not signed by the payment provider.");
        }
        return JSON.parse(rawBody.toString()) as PaymentEvent;
      }),
  };

  return {
    gateway,
    customers,
    pages,
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
