import { expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import { describeSaveFailure } from "./describe-save-failure.ts";

const answered = (status: number, message: string) => new ApiError(status, { message });

test.each([
  [
    "a post that was made meanwhile",
    answered(409, "This post was made already."),
    "This post was made already.",
    true,
  ],
  ["a post that is gone", answered(404, "There is no such post."), "There is no such post.", true],
  [
    "a server in trouble",
    answered(503, "x"),
    "The service is temporarily unavailable. Please try again later.",
    false,
  ],
  [
    "anything else",
    new Error("bug"),
    "The post was not saved. What you typed is still here. Please try again.",
    false,
  ],
])("%s", (_, error, message, isFinal) => {
  expect(describeSaveFailure(error, false)).toEqual({ message, isFinal });
});
