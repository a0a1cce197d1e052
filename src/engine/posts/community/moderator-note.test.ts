import { expect, test } from "vitest";
import type { Interview } from "#engine/interview/interview.ts";
import { makeBrief, takes } from "../testing/make-brief.ts";
import { writeModeratorNote } from "./moderator-note.ts";

const draft = { title: "A title", content: "The post." };
const note = (stance: "ask" | "welcome", changes: Partial<Interview> = {}) => {
  const { project, interview, community } = makeBrief(takes(stance));
  return writeModeratorNote(
    { project, interview: { ...interview, ...changes } },
    community.policy,
    draft,
  );
};

test("moderators who want to be asked are asked once, with the post below", () => {
  expect(note("ask")).toMatch(
    /^Hello, I wrote Lockpeek, .+\. I have read the rules\. May I post this once\? .+\n\nA title\n\nThe post\.$/,
  );
});

test.each<[string, Partial<Interview>, RegExp]>([
  ["a team speaks for itself", { isTeam: true }, /^Hello, we \w+ Lockpeek, /],
  ["what was not told is not said", { answers: {} }, /^Hello, I \w+ Lockpeek\. I have read/],
])("%s", (_case, changes, expected) => {
  expect(note("ask", changes)).toMatch(expected);
});

test("nobody is asked where nobody wants to be", () => {
  expect(note("welcome")).toBeNull();
});
