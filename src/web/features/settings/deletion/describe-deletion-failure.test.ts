import { expect, test } from "vitest";
import { ApiError, NetworkError } from "#contract/client.ts";
import { describeDeletionFailure } from "./describe-deletion-failure.ts";

const sentence = "Your subscription couldn't be cancelled, so we deleted nothing.";

test.each<[string, unknown, string]>([
  ["the payment provider", new ApiError(502, { code: "UPSTREAM", message: sentence }), sentence],
  [
    "a wrong address",
    new ApiError(400, {
      code: "VALIDATION",
      message: "That isn't this account's email address.",
    }),
    "That isn't this account's email address.",
  ],
  [
    "a failure of ours",
    new ApiError(500, { code: "INTERNAL", message: "Something went wrong on our side." }),
    "We couldn't delete your account. The service is temporarily unavailable. Please try again later.",
  ],
  [
    "no network",
    new NetworkError("gone"),
    "We couldn't delete your account. No internet connection. Please check your network and try again.",
  ],
])("%s: says whether anything was deleted", (_name, error, expected) => {
  expect(describeDeletionFailure(error, false)).toBe(expected);
});
