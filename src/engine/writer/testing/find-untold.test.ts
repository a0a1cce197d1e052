import { expect, test } from "vitest";
import type { Answers } from "#engine/interview/interview.ts";
import { COLDPLATTER } from "./make-place.ts";
import { findUntold } from "./find-untold.ts";

const answers: Answers = {
  forWhom: "My wife Denise, first.",
  scene: "It was 94 degrees. Denise is allowed 32 ounces.",
  before: "A jug. She hated it.",
  numbers: "About 600. I typed in 41 launches. Someone gave me a card.",
  mistake: "Walt, the tester, said no. Walt had daughters.",
  surprise: "On 30 of the 41 launches Walt was late. The card was lost.",
  limits: "See above. It knows nothing of fish.",
};
const find = (...paragraphs: string[]) =>
  findUntold({
    name: "Half Cup",
    interview: { ...COLDPLATTER, answers },
    content: paragraphs.join("\n\n"),
  }).map((found) => found.split(": ", 1)[0]);

test.each([
  ["somebody by name", ["It was 94 degrees. Denise is allowed 32 ounces."], ["person 'Denise'"]],
  ["somebody by no name", ["A jug. She hated it."], ["pronoun 'She'"]],
  ["how many, and what", [answers.surprise ?? ""], ["person 'Walt'", "thing '41'", "thing 'card'"]],
  ["a figure of nothing", ["I made it.", "About 600. It grows."], ["figure 'About 600.'"]],
  ["a remark on the interview", [answers.limits ?? ""], ["remark 'See above'"]],
])("finds %s", (_, paragraphs, expected) => {
  expect(find(...paragraphs)).toEqual(expected);
});

test.each([
  ["a name that says who it is", ["My wife Denise is allowed 32 ounces. Denise drank."]],
  ["a name behind who it is", ["Walt, the tester, said no. Walt had daughters."]],
  [
    "what was counted and named before",
    [
      "I typed in 41 launches.",
      "I sent a card.",
      "On 30 of the 41 launches it rained. The card was lost.",
    ],
  ],
  ["somebody who was told of", ["My aunt had a jug. She hated it."]],
  ["a figure of something", ["I made it.", "600 cups."]],
])("finds nothing in %s", (_, paragraphs) => {
  expect(find(...paragraphs)).toEqual([]);
});
