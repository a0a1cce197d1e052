import { expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import { describeFailure, isRefusal } from "./describe-failure.ts";

const answer = (status: number, code: "CONFLICT" | "PLAN_LIMIT" | "VALIDATION", message: string) =>
  new ApiError(status, { code, message });

test.each([
  [
    "a closed community",
    answer(409, "CONFLICT", "Take part in r/saas by comments."),
    "Take part in r/saas by comments.",
    true,
  ],
  ["a full roadmap", answer(422, "PLAN_LIMIT", "Maximum 5 pending posts."), "Maximum 5 pending posts.", true], // prettier-ignore
  ["a reply that is too long", answer(400, "VALIDATION", "A reply can have at most 40,000 characters."), "A reply can have at most 40,000 characters.", false], // prettier-ignore
  ["something else", new Error("boom"), "Something went wrong. Please try again later.", false],
])("%s", (_case, error, words, refused) => {
  expect(describeFailure(error, false)).toBe(words);
  expect(isRefusal(error)).toBe(refused);
});
