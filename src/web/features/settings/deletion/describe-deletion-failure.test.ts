import { expect, test } from "vitest";
import { ApiError, NetworkError } from "#contract/client.ts";
import { describeDeletionFailure } from "./describe-deletion-failure.ts";

const sentence = "Your subscription could not be cancelled, so nothing was deleted.";

test.each<[string, unknown, string]>([
  ["the payment provider", new ApiError(502, { code: "UPSTREAM", message: sentence }), sentence],
  [
    "a wrong address",
    new ApiError(400, {
      code: "VALIDATION",
      message: "This is not the email address of this account.",
    }),
    "This is not the email address of this account.",
  ],
  [
    "a failure of ours",
    new ApiError(500, { code: "INTERNAL", message: "Something went wrong on our side." }),
    "Your account was not deleted. The service is temporarily unavailable. Please try again later.",
  ],
  [
    "no network",
    new NetworkError("gone"),
    "Your account was not deleted. No internet connection. Please check your network and try again.",
  ],
])("%s: says whether anything was deleted", (_name, error, expected) => {
  expect(describeDeletionFailure(error, false)).toBe(expected);
});
