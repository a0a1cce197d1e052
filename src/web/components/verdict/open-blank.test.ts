import { expect, test } from "vitest";
import type { Draft } from "#engine/drafts/draft.ts";
import { fillIn, wordBlanks } from "./open-blank.ts";
import { startTracking, trackBlanks } from "./track-blanks.ts";

const draft: Draft = {
  title: "What {{a number}} weeks taught me",
  content: "It took {{a number}} days. {{a number}} people came.",
  editSection: "EDIT: {{the link}}",
  flair: null,
};
const tracked = startTracking(draft);

test("blanks come in reading order, and each has a key of its own", () => {
  expect(tracked.blanks.map(({ field, hint }) => [field, hint])).toEqual([
    ["title", "a number"],
    ["content", "a number"],
    ["content", "a number"],
    ["editSection", "the link"],
  ]);
  expect(new Set(tracked.blanks.map(({ key }) => key)).size).toBe(4);
});

test("a blank is filled where it stands", () => {
  const [, , third] = tracked.blanks;
  expect(third && fillIn(draft, third, " 12 ")).toEqual({
    content: "It took {{a number}} days. 12 people came.",
  });
});

test.each([0, 1, 2, 3])("filling blank %i leaves the keys of all others", (filled) => {
  const blank = tracked.blanks[filled];
  const next = { ...draft, ...(blank && fillIn(draft, blank, "six")) };
  expect(trackBlanks(tracked, next).blanks.map(({ key }) => key)).toEqual(
    tracked.blanks.filter((one) => one !== blank).map(({ key }) => key),
  );
});

test("a blank that is typed between two others is a new one", () => {
  const content = "It took {{a number}} days. {{a number}} {{a number}} people came.";
  const next = trackBlanks(tracked, { ...draft, content });
  const keys = next.blanks.map(({ key }) => key);
  expect(new Set(keys).size).toBe(5);
  expect(keys).toEqual(expect.arrayContaining(tracked.blanks.map(({ key }) => key)));
});

test.each([
  [1, "1 blank left"],
  [2, "2 blanks left"],
])("%i: %s", (count, words) => {
  expect(wordBlanks(count)).toBe(words);
});
