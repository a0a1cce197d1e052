import { expect, test } from "vitest";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { quotePlaces } from "./quoted-words.tsx";

const draft: Draft = {
  title: "Buy it, buy\n it",
  content: "word ".repeat(40),
  editSection: null,
  flair: null,
};

const at = (field: DraftPlace["field"], start: number, end: number): DraftPlace => ({
  field,
  start,
  end,
});

test("the same words in other letters are quoted once, where they stand first", () => {
  expect(quotePlaces(draft, [at("title", 0, 3), at("title", 8, 11)])).toEqual({
    quotes: [{ words: "Buy", place: at("title", 0, 3) }],
    more: 0,
  });
});

test("a quotation is one line, and a long one is cut", () => {
  const { quotes } = quotePlaces(draft, [at("title", 8, 15), at("content", 0, 200)]);
  expect(quotes[0]?.words).toBe("buy it");
  expect(quotes[1]?.words).toMatch(/^word( word)+…$/);
  expect(quotes[1]?.words.length).toBeLessThanOrEqual(71);
});

test("what is not there is not quoted", () => {
  const places = [at("editSection", 0, 4), at("content", 900, 904), at("title", 3, 3)];
  expect(quotePlaces(draft, places)).toEqual({ quotes: [], more: 0 });
});

test("beyond four the rest is counted", () => {
  const many = { ...draft, title: "a b c d e f" };
  const places = [0, 2, 4, 6, 8, 10].map((start) => at("title", start, start + 1));
  const { quotes, more } = quotePlaces(many, places);
  expect(quotes.map(({ words }) => words)).toEqual(["a", "b", "c", "d"]);
  expect(more).toBe(2);
});
