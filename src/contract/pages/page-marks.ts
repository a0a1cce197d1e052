import { formatAmount, formatPrice } from "#engine/billing/currencies.ts";
import {
  PLAN_CODES,
  type PlanCode,
  type Plans,
  PLANS,
  pricePlans,
  type Prices,
} from "#engine/billing/plans.ts";
import { type People, wordPeople, writePeople } from "./people.ts";

/**
 * What stands in pages that are built before an installation's settings are known; the server puts the
 * real values in.
 */
export const PAGE_MARKS = {
  origin: "https://origin.invalid",
  supportEmail: "support@origin.invalid",
  /** Who runs the installation. */
  operator: "operator.invalid",
  /** All prices at once, for scripts to read. */
  prices: "prices.invalid",
  currency: "currency.invalid",
  /** All counts of people at once, for scripts to read. */
  people: "people.invalid",
  peopleWords: {
    joined: "joined.invalid",
    active: "active.invalid",
    invitation: "invitation.invalid",
  },
} as const;

/** A price as people read it, and as machines do. */
export type PriceMark = { label: string; amount: string };

export function markPrice(code: PlanCode): PriceMark {
  return { label: `label.${code}.invalid`, amount: `amount.${code}.invalid` };
}

/** What stands for each mark, the longest marks first: some hold others. */
export function fillMarks(facts: {
  origin: string;
  supportEmail: string;
  operator: string;
  plans: Plans;
  people: People;
}) {
  const { currency } = facts.plans.FREE;
  const words = wordPeople(facts.people);
  const prices = PLAN_CODES.flatMap((code) => {
    const { label, amount } = markPrice(code);
    const { priceCents } = facts.plans[code];
    return [
      [label, formatPrice(priceCents, currency)],
      [amount, formatAmount(priceCents, currency)],
    ] as const;
  });
  return [
    [PAGE_MARKS.supportEmail, facts.supportEmail],
    [PAGE_MARKS.origin, facts.origin],
    [PAGE_MARKS.operator, facts.operator],
    [PAGE_MARKS.prices, writePrices(facts.plans)],
    [PAGE_MARKS.currency, currency],
    [PAGE_MARKS.people, writePeople(facts.people)],
    [PAGE_MARKS.peopleWords.joined, words.joined],
    [PAGE_MARKS.peopleWords.active, words.active],
    [PAGE_MARKS.peopleWords.invitation, words.invitation],
    ...prices,
  ] as const;
}

/** "USD 2999 14999" */
function writePrices({ PREMIUM_MONTHLY, PREMIUM_LIFETIME }: Plans): string {
  return `${PREMIUM_MONTHLY.currency} ${PREMIUM_MONTHLY.priceCents} ${PREMIUM_LIFETIME.priceCents}`;
}

/** The built-in prices where no server has put its own in, as while developing. */
export function readPrices(text: string): Plans {
  const [, currency, monthly, lifetime] = /^([A-Z]{3}) (\d+) (\d+)$/.exec(text) ?? [];
  if (!currency) return PLANS;
  return pricePlans({
    currency: currency as Prices["currency"],
    monthlyCents: Number(monthly),
    lifetimeCents: Number(lifetime),
  });
}
