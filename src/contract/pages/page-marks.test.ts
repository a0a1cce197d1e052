import { expect, test } from "vitest";
import { PLANS, pricePlans } from "#engine/billing/plans.ts";
import { fillMarks, markPrice, PAGE_MARKS, readPrices } from "./page-marks.ts";

const plans = pricePlans({ currency: "EUR", monthlyCents: 1900, lifetimeCents: 99_00 });
const facts = {
  origin: "https://foothold.test",
  supportEmail: "help@climb.test",
  operator: "Climb Ltd, London",
  plans,
  people: { joined: 127, active: 3, all: 500 },
};

function fill(page: string): string {
  return fillMarks(facts).reduce((text, [mark, value]) => text.replaceAll(mark, value), page);
}

test("each mark of a page gives way to its value", () => {
  const { label, amount } = markPrice("PREMIUM_MONTHLY");
  const page = `${PAGE_MARKS.origin}/ ${PAGE_MARKS.supportEmail} ${label} ${amount} ${PAGE_MARKS.currency}`;
  expect(fill(page)).toBe("https://foothold.test/ help@climb.test €19.00 19.00 EUR");
});

test("who runs it and who uses it are filled in, and small counts left out", () => {
  const { joined, active, invitation } = PAGE_MARKS.peopleWords;
  expect(fill(`${PAGE_MARKS.operator}|${joined}|${active}|${invitation}`)).toBe(
    "Climb Ltd, London|127 joined this month||Join 500+ marketers who read the route before they climb it.",
  );
  expect(fill(PAGE_MARKS.people)).toBe("127 0 500");
});

test("scripts read the same prices", () => {
  expect(readPrices(fill(PAGE_MARKS.prices))).toEqual(plans);
});

test.each(["", PAGE_MARKS.prices, "EUR 19"])("'%s' leaves the built-in prices", (text) => {
  expect(readPrices(text)).toBe(PLANS);
});
