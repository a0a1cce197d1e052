import { expect, test } from "vitest";
import { isSaidLater } from "./demanded-form.ts";

test.each([
  ["Closed! when it is settled", null, true],
  ["Closed!", "request; when it is settled", true],
  ["Closed!", "request; to the first helper", true],
  ["Closed!", "request", false],
  ["CMV", null, false],
])("%s (%s) is said later: %s", (value, detail, isLater) => {
  expect(isSaidLater({ value, detail })).toBe(isLater);
});
