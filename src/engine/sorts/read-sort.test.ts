import { expect, test } from "vitest";
import { readDraft } from "#engine/drafts/read-draft.ts";
import { makeDraft } from "#engine/policy/testing/make-policy.ts";
import { guessSorts, readSort } from "./read-sort.ts";
import { POST_SORTS, type PostSort } from "./sort.ts";

const read = (title: string, content: string) => {
  const { promotion } = readDraft(makeDraft({ title, content }), { name: null, url: null });
  return readSort(title, content, promotion.signs);
};

test.each<[PostSort, string, string]>([
  ["question", "How do I keep basil alive in winter?", "It drops its leaves in November."],
  [
    "own work",
    "I built a free tide table that works offline",
    "I spent the spring on it. It is at https://tides.example, and the code is open. Tell me what is missing.",
  ],
  ["survey", "[Academic] Tea habits (18+, UK)", "A short survey, anonymous: https://forms.gle/abc"],
  ["sale", "[US-NY] [H] Keyboard, boxed [W] PayPal", "$90 shipped."],
  [
    "thread",
    "Weekly questions thread",
    "Post your simple questions below. Please read the rules first.",
  ],
  [
    "recruiting",
    "[Hiring] Part-time illustrator, remote",
    "Paid per page. Send a portfolio and your rates to apply for the position.",
  ],
])("reads %s: %s", (sort, title, content) => {
  expect(read(title, content)).toBe(sort);
});

test("nothing is read where there are no words", () => {
  expect(read(" ", "\n")).toBeNull();
});

test("every sort has a share, and together they are one", () => {
  const guesses = guessSorts("A title", "A text.", new Map());
  expect(new Set(guesses.map(({ sort }) => sort))).toEqual(new Set(POST_SORTS));
  expect(guesses.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});
