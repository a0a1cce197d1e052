import { expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import { readOverBudget } from "./read-over-budget.ts";

const overBudget = { reasons: ["Too soon."], laterAt: null, commentsFirst: 2 };

test.each<[string, unknown, unknown]>([
  [
    "a question",
    new ApiError(409, { code: "CONFLICT", message: "Too soon.", details: { overBudget } }),
    overBudget,
  ],
  ["another conflict", new ApiError(409, { code: "CONFLICT", message: "Made already." }), null],
  [
    "another refusal",
    new ApiError(400, { code: "VALIDATION", message: "", details: { overBudget } }),
    null,
  ],
  ["no answer", new TypeError("fetch failed"), null],
])("%s", (_case, error, expected) => {
  expect(readOverBudget(error)).toEqual(expected);
});
