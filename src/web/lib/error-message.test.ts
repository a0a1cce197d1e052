import { describe, expect, test } from "vitest";
import { ApiError, NetworkError } from "#contract/client.ts";
import { errorMessage } from "./error-message.ts";

const answered = (status: number, message?: string) =>
  new ApiError(status, message === undefined ? null : { message });

describe("what is said about a failure", () => {
  test.each([
    ["429", answered(429, "slow down"), "Sign-in is busy. Please try again in a few moments."],
    ["500", answered(500, "oops"), "Sign-in is temporarily unavailable. Please try again later."],
    ["503", answered(503), "Sign-in is temporarily unavailable. Please try again later."],
    [
      "no network",
      new NetworkError(new TypeError("Failed to fetch")),
      "No internet connection. Please check your network and try again.",
    ],
    [
      "a timeout of the browser",
      new DOMException("signal timed out", "TimeoutError"),
      "Request timed out. Please try again.",
    ],
    [
      "a timeout by message",
      new Error("timeout of 5000ms exceeded"),
      "Request timed out. Please try again.",
    ],
    ["400 with words", answered(400, "The name is too long."), "The name is too long."],
    ["400 without", answered(400), "Please check your input and try again."],
    ["404 with words", answered(404, "No such session."), "No such session."],
    ["404 without", answered(404), "The requested resource was not found."],
    ["401", answered(401, "expired"), "Please sign in to continue."],
    ["403", answered(403, "no"), "You don't have permission to perform this action."],
    ["409", answered(409, "taken"), "Could not save."],
    ["anything else", new Error("bug"), "Could not save."],
    ["not even an error", "text", "Could not save."],
  ])("%s", (_, error, message) => {
    expect(errorMessage(error, { service: "Sign-in", fallback: "Could not save." })).toBe(message);
  });

  test("offline outranks what the error itself says", () => {
    expect(errorMessage(new Error("bug"), {}, true)).toBe(
      "No internet connection. Please check your network and try again.",
    );
  });

  test("has words of its own when given none", () => {
    expect(errorMessage(new Error("bug"))).toBe("Something went wrong. Please try again later.");
    expect(errorMessage(answered(500))).toBe(
      "The service is temporarily unavailable. Please try again later.",
    );
  });
});
