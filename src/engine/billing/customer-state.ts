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
