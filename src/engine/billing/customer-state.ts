import type { PlanCode } from "./plans.ts";

/** What the payment provider says right now about one customer. */
export type CustomerState = {
  /** Nothing can be sold to them any more; what they own for good they keep. */
  isDeleted: boolean;
  subscriptions: ProviderSubscription[];
  /** What was paid for once and for all: the lifetime plan. */
  purchases: ProviderPurchase[];
};

export type ProviderSubscription = {
  id: string;
  planCode: PlanCode;
  status: ProviderSubscriptionStatus;
  /** The period moves on when its payment falls due: past_due means that this one is not paid yet. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  createdAt: Date;
  /** Those that went through, the newest first. */
  payments: ProviderPayment[];
};

export type ProviderSubscriptionStatus =
  | "active"
  | "trialing"
  | "past_due"
  /** The provider gave up on the payment but keeps the subscription. */
  | "unpaid"
  | "paused"
  | "canceled"
  /** The first payment is not through yet. */
  | "incomplete"
  | "incomplete_expired";

export type ProviderPurchase = ProviderPayment & { planCode: PlanCode };

export type ProviderPayment = {
  id: string;
  paidCents: number;
  /** As 'USD'. */
  currency: string;
  refundedCents: number;
  /** A refund was begun at some time, also one that failed at the bank later. */
  hadRefund: boolean;
  dispute: DisputeState;
  paidAt: Date;
};

/** A bank's mere question about a payment is no dispute. */
export type DisputeState = "none" | "open" | "won" | "lost";

/** Whose money moves: nobody's at the stand-in or with the provider's test keys, real one with live keys. */
export const PAYMENT_MODES = ["stand-in", "test", "live"] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** We still have money for it: a part given back changes nothing, and neither does a dispute that was won. */
export function keepsPayment(payment: ProviderPayment): boolean {
  return !isGivenBack(payment) && payment.dispute !== "open";
}

/** The money is gone for good; an open dispute may still be won. */
export function isGivenBack({ paidCents, refundedCents, dispute }: ProviderPayment): boolean {
  return (paidCents > 0 && refundedCents >= paidCents) || dispute === "lost";
}

/** The purchase that gives access for good: of several, the first that we still have the money of. */
export function findLifetime({ purchases }: CustomerState): ProviderPurchase | null {
  const [first] = purchases
    .filter(keepsPayment)
    .toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.id < b.id ? -1 : 1));
  return first ?? null;
}

/** A user may be several customers, such as one who was deleted and the one who came after. */
export function mergeCustomers(states: CustomerState[]): CustomerState {
  return {
    isDeleted: states.every(({ isDeleted }) => isDeleted),
    subscriptions: states.flatMap(listSubscriptions),
    purchases: states.flatMap(({ purchases }) => purchases),
  };
}

/** Whoever is deleted is charged no more. */
function listSubscriptions({ isDeleted, subscriptions }: CustomerState): ProviderSubscription[] {
  if (!isDeleted) return subscriptions;
  return subscriptions.map((subscription) => ({ ...subscription, status: "canceled" }));
}
