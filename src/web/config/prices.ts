import { markPrice, PAGE_MARKS, type PriceMark, readPrices } from "#contract/pages/page-marks.ts";
import { formatAmount, formatPrice } from "#engine/billing/currencies.ts";
import type { PlanCode } from "#engine/billing/plans.ts";

const META_NAME = "prices";

/** Every page carries the prices that the server was given. */
export const pricesMeta = { name: META_NAME, content: PAGE_MARKS.prices };

export type ShownPrice = PriceMark & { currency: string };

/** What a plan costs on this installation, also before anybody has signed in. */
export function readPrice(code: PlanCode): ShownPrice {
  if (typeof document === "undefined") {
    return { ...markPrice(code), currency: PAGE_MARKS.currency };
  }
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`);
  const { priceCents, currency } = readPrices(meta?.content ?? "")[code];
  return {
    label: formatPrice(priceCents, currency),
    amount: formatAmount(priceCents, currency),
    currency,
  };
}
