import {
  markPrice,
  PAGE_MARKS,
  type PriceMark,
  readPrices,
  type PeopleWords,
  readPeople,
  wordPeople,
} from "#contract/pages/page-marks.ts";
import { formatAmount, formatPrice } from "#engine/billing/currencies.ts";
import type { PlanCode } from "#engine/billing/plans.ts";

const PRICES = "prices";

/** Every page carries the prices that the server was given. */
export const pricesMeta = { name: PRICES, content: PAGE_MARKS.prices };

export type ShownPrice = PriceMark & { currency: string };

/** What a plan costs on this installation, also before anybody has signed in. */
export function readPrice(code: PlanCode): ShownPrice {
  if (typeof document === "undefined") {
    return { ...markPrice(code), currency: PAGE_MARKS.currency };
  }
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PRICES}"]`);
  const { priceCents, currency } = readPrices(meta?.content ?? "")[code];
  return {
    label: formatPrice(priceCents, currency),
    amount: formatAmount(priceCents, currency),
    currency,
  };
}

const OPERATOR = "operator";

/** Every page carries who runs this installation, as the server was told. */
export const operatorMeta = { name: OPERATOR, content: PAGE_MARKS.operator };

/** "Climb Ltd, 1 High Street, London" */
export function readOperator(): string {
  if (typeof document === "undefined") return PAGE_MARKS.operator;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${OPERATOR}"]`);
  return meta?.content ?? PAGE_MARKS.operator;
}

const PEOPLE = "people";

/** Every page carries this installation's own counts, as far as they are shown. */
export const peopleMeta = { name: PEOPLE, content: PAGE_MARKS.people };

export function readPeopleWords(): PeopleWords {
  if (typeof document === "undefined") return PAGE_MARKS.peopleWords;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PEOPLE}"]`);
  return wordPeople(readPeople(meta?.content ?? ""));
}

const SUPPORT = "support-email";

/** Every page carries the address that the server was given. */
export const supportMeta = { name: SUPPORT, content: PAGE_MARKS.supportEmail };

/** Where people write when the product cannot help them itself. */
export function readSupportEmail(): string {
  if (typeof document === "undefined") return PAGE_MARKS.supportEmail;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SUPPORT}"]`);
  return meta?.content ?? PAGE_MARKS.supportEmail;
}
