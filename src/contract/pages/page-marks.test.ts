import { expect, test, describe } from "vitest";
import { PLANS, pricePlans } from "#engine/billing/plans.ts";
import {
  fillMarks,
  markPrice,
  PAGE_MARKS,
  readPrices,
  NOBODY,
  readPeople,
  wordPeople,
  writePeople,
} from "./page-marks.ts";

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
    "Climb Ltd, London|127 joined this month||Join 500+ marketers who check before they post.",
  );
  expect(fill(PAGE_MARKS.people)).toBe("127 0 500");
});

test("scripts read the same prices", () => {
  expect(readPrices(fill(PAGE_MARKS.prices))).toEqual(plans);
});

test.each(["", PAGE_MARKS.prices, "EUR 19"])("'%s' leaves the built-in prices", (text) => {
  expect(readPrices(text)).toBe(PLANS);
});

const NO_COUNTS = { joined: "", active: "", invitation: "Check before you post." };

describe("people", () => {
  test.each([
    ["nobody", NOBODY, NO_COUNTS],
    ["a few", { joined: 12, active: 30, all: 49 }, NO_COUNTS],
    [
      "some",
      { joined: 127, active: 163, all: 577 },
      {
        joined: "127 joined this month",
        active: "100+",
        invitation: "Join 500+ marketers who check before they post.",
      },
    ],
    [
      "a crowd of which few are new",
      { joined: 3, active: 86, all: 14_870 },
      {
        joined: "",
        active: "80+",
        invitation: "Join 14,000+ marketers who check before they post.",
      },
    ],
  ])("%s", (_, people, words) => {
    expect(wordPeople(people)).toEqual(words);
    // What a page carries for its scripts says the same, and no more.
    expect(wordPeople(readPeople(writePeople(people)))).toEqual(words);
  });

  test("small counts do not leave the server", () => {
    expect(writePeople({ joined: 12, active: 49, all: 163 })).toBe("0 0 100");
  });

  test.each(["", "people.invalid", "1 2", "1 2 x"])("'%s' is nobody", (text) => {
    expect(readPeople(text)).toEqual(NOBODY);
  });
});
