import { expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import { NetworkError } from "#contract/network-error.ts";
import { describeFailure } from "./describe-failure.ts";

const refused = (status: number, code: "CONFLICT" | "UNAVAILABLE" | "UPSTREAM", message: string) =>
  new ApiError(status, { code, message });

test.each([
  [
    "a plan one has",
    refused(409, "CONFLICT", "You are on this plan already."),
    "You are on this plan already.",
  ],
  [
    "no payments",
    refused(503, "UNAVAILABLE", "Payments are not configured on this server."),
    "Payments are not configured on this server.",
  ],
  [
    "a provider that is down",
    refused(502, "UPSTREAM", "x"),
    "Billing is temporarily unavailable. Please try again later.",
  ],
  [
    "no network",
    new NetworkError(new TypeError("x")),
    "No internet connection. Please check your network and try again.",
  ],
])("%s", (_, error, words) => {
  expect(describeFailure(error, false)).toBe(words);
});
