import { expect, test } from "vitest";
import { foldEmail } from "./fold-email.ts";

test.each([
  ["Ada@Example.COM", "ada@example.com"],
  ["  ada@example.com\n", "ada@example.com"],
  ["ａda@example.com", "ada@example.com"],
  ["ada+reddit@example.com", "ada+reddit@example.com"],
])("%j folds to %s", (typed, folded) => {
  expect(foldEmail(typed)).toBe(folded);
});
