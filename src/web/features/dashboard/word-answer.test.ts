import { expect, test } from "vitest";
import { wordAnswer } from "./word-answer.ts";

const NONE = { live: 0, removed: 0, unknown: 0, visits: 0 };

test.each([
  ["nothing posted", {}, []],
  ["nothing looked at", { unknown: 1 }, ["1 post is out"]],
  [
    "several that nobody looked at",
    { unknown: 1200, visits: 1 },
    ["1,200 posts are out", "1 visit"],
  ],
  [
    "what is known",
    { live: 8, removed: 2, unknown: 3, visits: 267 },
    ["8 of 10 stayed up", "267 visits"],
  ],
  ["only removals", { removed: 2 }, ["0 of 2 stayed up"]],
])("%s", (_, outcomes, parts) => {
  expect(wordAnswer({ ...NONE, ...outcomes })).toEqual(parts);
});
