import { expect, test } from "vitest";
import { readReturn } from "./read-return.ts";

const PAID = "Payment successful! Your subscription has been activated.";
const NOT_PAID = "Payment was not completed. Please try again.";
const UNSAID = "Redirecting you back to your account...";

test.each([
  ["success", "paid", PAID],
  ["paid", "paid", PAID],
  ["failed", "not-paid", NOT_PAID],
  ["cancelled", "not-paid", NOT_PAID],
  [null, "unsaid", UNSAID],
  ["", "unsaid", UNSAID],
  ["SUCCESS", "unsaid", UNSAID],
])("status %j is %s", (status, outcome, message) => {
  expect(readReturn(status)).toMatchObject({ outcome, message });
});
