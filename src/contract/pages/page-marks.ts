import { formatAmount, formatPrice } from "#engine/billing/currencies.ts";
import {
  PLAN_CODES,
  type PlanCode,
  type Plans,
  PLANS,
  pricePlans,
  type Prices,
} from "#engine/billing/plans.ts";
import { formatCount } from "#engine/text/format.ts";

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

/** How many use this installation. */
export type People = {
  /** In the last 30 days. */
  joined: number;
  /** In the last 7 days. */
  active: number;
  all: number;
};

export const NOBODY: People = { joined: 0, active: 0, all: 0 };

/** Below this, a count impresses nobody and tells strangers how few there are. */
const FEWEST = 50;

/** What the front page says of them; an empty text is left out. */
export type PeopleWords = Record<"joined" | "active" | "invitation", string>;

export function wordPeople({ joined, active, all }: People): PeopleWords {
  return {
    joined: joined < FEWEST ? "" : `${formatCount(joined)} joined this month`,
    active: active < FEWEST ? "" : `${formatCount(roundDown(active))}+`,
    invitation:
      all < FEWEST
        ? "Check before you post."
        : `Join ${formatCount(roundDown(all))}+ marketers who check before they post.`,
  };
}

/** "127 100 500": no more than is shown. */
export function writePeople({ joined, active, all }: People): string {
  const shown = [joined, roundDown(active), roundDown(all)];
  return shown.map((count) => (count < FEWEST ? 0 : count)).join(" ");
}

/** Nobody where no server has put its counts in, as while developing. */
export function readPeople(text: string): People {
  const [, joined, active, all] = /^(\d+) (\d+) (\d+)$/.exec(text) ?? [];
  if (all === undefined) return NOBODY;
  return { joined: Number(joined), active: Number(active), all: Number(all) };
}

/** 127 → 100, 83 → 80, 1480 → 1400: two figures are enough beyond a thousand, one below. */
function roundDown(count: number): number {
  const step =
    10 ** Math.max(1, Math.floor(Math.log10(Math.max(count, 1))) - (count >= 1000 ? 1 : 0));
  return count < 100 ? Math.floor(count / 10) * 10 : Math.floor(count / step) * step;
}
