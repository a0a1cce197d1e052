import { expect, test } from "vitest";
import { CURRENCIES, formatAmount, formatPrice, parsePrice } from "./currencies.ts";

test.each([
  [0, "$0"],
  [5, "$0.05"],
  [2999, "$29.99"],
  [14999, "$149.99"],
  [123456, "$1234.56"],
])("%i cents read %s", (priceCents, shown) => {
  expect(formatPrice(priceCents)).toBe(shown);
});

test.each([
  [2999, "EUR", "€29.99", "29.99"],
  [2500, "GBP", "£25.00", "25.00"],
  [3000, "JPY", "¥3000", "3000"],
  [2999, "CHF", "CHF\u00a029.99", "29.99"],
  [0, "JPY", "¥0", "0"],
])("%i of %s read %s", (priceCents, currency, price, amount) => {
  expect(formatPrice(priceCents, currency)).toBe(price);
  expect(formatAmount(priceCents, currency)).toBe(amount);
});

test.each([
  ["29.99", "USD", 2999],
  ["29.9", "EUR", 2990],
  ["30", "USD", 3000],
  ["3000", "JPY", 3000],
  ["0.01", "USD", 1],
  ["29.99", "JPY", null],
  ["0", "USD", null],
  ["0.00", "USD", null],
] as const)("'%s' in %s is %s", (text, currency, cents) => {
  expect(parsePrice(text, currency)).toBe(cents);
});

test.each(CURRENCIES)(
  "%s is counted in hundredths, or not at all where it has none",
  (currency) => {
    const hundredths = ["JPY", "KRW"].includes(currency) ? 1 : 100;
    expect(parsePrice("7", currency)).toBe(7 * hundredths);
  },
);
