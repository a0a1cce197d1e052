import { expect, test } from "vitest";
import { describeDeletion, cutDescription } from "./project-words.ts";

test.each([
  [
    "both",
    { subreddits: 1, posts: 2, archived: false },
    "The project is deleted with its 1 chosen community and 2 posts. This can't be undone. What you posted stays on Reddit, and in your promotion budget. To hide it instead, archive it.",
  ],
  [
    "communities only",
    { subreddits: 1200, posts: 0, archived: true },
    "The project is deleted with its 1,200 chosen communities. This can't be undone.",
  ],
  [
    "nothing",
    { subreddits: 0, posts: 0, archived: true },
    "The project is deleted. This can't be undone.",
  ],
])("%s", (_, project, sentence) => {
  expect(describeDeletion(project)).toBe(sentence);
});

test.each([
  ["nothing", "", ""],
  ["150 characters stay", "a".repeat(150), "a".repeat(150)],
  ["151 are cut to 150 and an ellipsis", "a".repeat(151), `${"a".repeat(150)}…`],
  ["150 emoji are 150 characters", "👩‍👩‍👧".repeat(150), "👩‍👩‍👧".repeat(150)],
  ["no emoji is halved", "👩‍👩‍👧".repeat(151), `${"👩‍👩‍👧".repeat(150)}…`],
])("%s", (_, description, shown) => {
  expect(cutDescription(description)).toBe(shown);
});

test("a line break is a character like any other", () => {
  expect(cutDescription(`${"a".repeat(149)}\n${"b".repeat(20)}`)).toBe(`${"a".repeat(149)}\n…`);
});
