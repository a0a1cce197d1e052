import { expect, test } from "vitest";
import { findByLanguage, indexWords } from "./small-words.ts";

const index = indexWords([
  ["es", ["que", "una", "que"]],
  ["pt", ["que", "uma"]],
  ["de", ["und"]],
]);

test("a word may be of two languages, and is found for both", () => {
  expect(index.get("que")).toEqual(["es", "pt"]);
  expect(findByLanguage(index, ["que", "una", "que", "house"])).toEqual(
    new Map([
      ["es", ["que", "una", "que"]],
      ["pt", ["que", "que"]],
    ]),
  );
});

test("words of no language count for none", () => {
  expect(findByLanguage(index, ["house", ""])).toEqual(new Map());
});
