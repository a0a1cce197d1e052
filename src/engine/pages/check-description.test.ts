import { expect, test } from "vitest";
import { checkDescription } from "./check-description.ts";

test.each([
  ["It sends invoices. It is for freelancers.", "It sends invoices. It is for freelancers."],
  ["It sends invoices.\n\nIt is for freelancers.", "It sends invoices. It is for freelancers."],
  [
    "One is it. Two is it. Three is it. Four is it. Five is it.",
    "One is it. Two is it. Three is it. Four is it.",
  ],
  [
    "It sends invoices. See https://evil.example now. It is small.",
    "It sends invoices. It is small.",
  ],
  ["It sends invoices.", null],
  ["Visit https://evil.example now. It sends invoices.", null],
  ["", null],
])("'%s' is trimmed", (text, expected) => {
  expect(checkDescription(text)).toBe(expected);
});
