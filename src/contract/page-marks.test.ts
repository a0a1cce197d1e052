import { expect, test } from "vitest";
import { PLANS, pricePlans } from "#engine/billing/plans.ts";
import { fillMarks, markPrice, PAGE_MARKS, readPrices } from "./page-marks.ts";

const plans = pricePlans({ currency: "EUR", monthlyCents: 1900, lifetimeCents: 99_00 });
const facts = { origin: "https://foothold.test", supportEmail: "help@climb.test", plans };

function fill(page: string): string {
  return fillMarks(facts).reduce((text, [mark, value]) => text.replaceAll(mark, value), page);
}

test("each mark of a page gives way to its value", () => {
  const { label, amount } = markPrice("PREMIUM_MONTHLY");
  const page = `${PAGE_MARKS.origin}/ ${PAGE_MARKS.supportEmail} ${label} ${amount} ${PAGE_MARKS.currency}`;
  expect(fill(page)).toBe("https://foothold.test/ help@climb.test €19.00 19.00 EUR");
});

test("scripts read the same prices", () => {
  expect(readPrices(fill(PAGE_MARKS.prices))).toEqual(plans);
});

test.each(["", PAGE_MARKS.prices, "EUR 19"])("'%s' leaves the built-in prices", (text) => {
  expect(readPrices(text)).toBe(PLANS);
});
