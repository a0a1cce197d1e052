import type { CustomerState, ProviderPayment } from "./customer-state.ts";
import type { PlanCode } from "./plans.ts";

export type Receipt = {
  /** The same however often the payment is reported. */
  key: string;
  planCode: PlanCode;
  paidCents: number;
  paidAt: Date;
  isRenewal: boolean;
};

const DAY_MS = 24 * 3_600_000;
/** The provider reports a payment for three days; what is older was told, or is no news. */
const NEWS_MS = 4 * DAY_MS;

/** The payments of a customer that are worth a receipt now. */
export function listReceipts(state: CustomerState, now: Date): Receipt[] {
  const purchases = state.purchases.map(({ id, planCode, ...payment }) =>
    toReceipt(id, planCode, payment, false),
  );
  const renewals = state.subscriptions.flatMap(({ id, planCode, createdAt, latestPayment }) => {
    if (!latestPayment) return [];
    const isRenewal = latestPayment.paidAt.getTime() - createdAt.getTime() > DAY_MS;
    // A subscription is paid for once a month, so the moment tells its payments apart.
    const key = `${id} ${latestPayment.paidAt.toISOString()}`;
    return [toReceipt(key, planCode, latestPayment, isRenewal)];
  });
  return [...purchases, ...renewals]
    .filter((entry) => isNews(entry, now))
    .map(({ receipt }) => receipt);
}

type Entry = { receipt: Receipt; isRefunded: boolean };

function toReceipt(
  key: string,
  planCode: PlanCode,
  { paidCents, paidAt, refundedCents }: ProviderPayment,
  isRenewal: boolean,
): Entry {
  const receipt = { key, planCode, paidCents, paidAt, isRenewal };
  return { receipt, isRefunded: refundedCents >= paidCents };
}

function isNews({ receipt, isRefunded }: Entry, now: Date): boolean {
  return !isRefunded && now.getTime() - receipt.paidAt.getTime() < NEWS_MS;
}
