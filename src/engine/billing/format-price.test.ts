import { expect, test } from "vitest";
import { formatPrice } from "./format-price.ts";

test.each([
  [0, "$0.00"],
  [5, "$0.05"],
  [2999, "$29.99"],
  [14999, "$149.99"],
])("%i cents read %s", (priceCents, shown) => {
  expect(formatPrice(priceCents)).toBe(shown);
});
