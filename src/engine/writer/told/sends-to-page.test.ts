import { expect, test } from "vitest";
import { sendsToPage } from "./sends-to-page.ts";

test.each([
  ["The sheets are free on the page.", true],
  ["There's a two line one on my website you can copy.", true],
  ["The link below has all of them.", true],
  ["The first page is a map.", false],
  ["It links to nothing, and the site is a field.", false],
])("%s", (sentence, expected) => {
  expect(sendsToPage(sentence)).toBe(expected);
});
