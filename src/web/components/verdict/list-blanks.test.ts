import { expect, test } from "vitest";
import type { Draft } from "#engine/posts/draft.ts";
import { fillIn, listBlanks, wordBlanks } from "./list-blanks.ts";

const draft: Draft = {
  title: "What {{a number}} weeks taught me",
  content: "It took {{a number}} days. {{a number}} people came.",
  editSection: "EDIT: {{the link}}",
  flair: null,
};

test("blanks come in reading order, and each has a key of its own", () => {
  const blanks = listBlanks(draft);
  expect(blanks.map(({ field, hint }) => [field, hint])).toEqual([
    ["title", "a number"],
    ["content", "a number"],
    ["content", "a number"],
    ["editSection", "the link"],
  ]);
  expect(new Set(blanks.map(({ key }) => key)).size).toBe(4);
});

test("a blank is filled where it stands", () => {
  const [, , third] = listBlanks(draft);
  expect(third && fillIn(draft, third, " 12 ")).toEqual({
    content: "It took {{a number}} days. 12 people came.",
  });
});

test("filling one leaves the keys of the fields that follow", () => {
  const [first, ...rest] = listBlanks(draft);
  const filled = { ...draft, ...(first && fillIn(draft, first, "six")) };
  expect(listBlanks(filled).map(({ key }) => key)).toEqual(rest.map(({ key }) => key));
});

test.each([
  [1, "1 blank left"],
  [2, "2 blanks left"],
])("%i: %s", (count, words) => {
  expect(wordBlanks(count)).toBe(words);
});
