import { DAY_MS } from "#engine/clock/time-units.ts";
import { type CustomerState, findDoublePayments } from "./customer-state.ts";
import type { PlanCode } from "./plans.ts";

export type Receipt = {
  /** The payment: the same however often it is reported. */
  key: string;
  planCode: PlanCode;
  paidCents: number;
  currency: string;
  paidAt: Date;
  isRenewal: boolean;
};

/** The provider reports a payment for three days; what is older was told, or is no news. */
const NEWS_MS = 4 * DAY_MS;

/** The payments that are worth a receipt now: those that are kept. */
export function listReceipts(state: CustomerState, now: Date): Receipt[] {
  const returned = new Set(findDoublePayments(state, now).toReturn.map(({ id }) => id));
  const purchases = state.purchases.map((payment) => ({
    payment,
    planCode: payment.planCode,
    isRenewal: false,
  }));
  const months = state.subscriptions.flatMap(({ planCode, createdAt, payments }) =>
    payments.map((payment) => ({
      payment,
      planCode,
      isRenewal: payment.paidAt.getTime() - createdAt.getTime() > DAY_MS,
    })),
  );
  return [...purchases, ...months]
    .filter(
      ({ payment: { id, paidAt, paidCents, refundedCents } }) =>
        !returned.has(id) &&
        refundedCents < paidCents &&
        now.getTime() - paidAt.getTime() < NEWS_MS,
    )
    .map(({ payment: { id, paidCents, currency, paidAt }, planCode, isRenewal }) => ({
      key: id,
      planCode,
      paidCents,
      currency,
      paidAt,
      isRenewal,
    }));
}
