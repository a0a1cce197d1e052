import { expect, test } from "vitest";
import { ANSWER_IDS } from "#engine/interview/interview.ts";
import { BLANK_HINTS, findAskedAnswer } from "./blank-hints.ts";

test("every blank of a draft leads back to its question", () => {
  for (const id of ANSWER_IDS) expect(findAskedAnswer(BLANK_HINTS[id])).toBe(id);
});

test("a blank that somebody typed asks no question of ours", () => {
  expect(findAskedAnswer("how many weeks")).toBeNull();
  expect(findAskedAnswer("")).toBeNull();
});
