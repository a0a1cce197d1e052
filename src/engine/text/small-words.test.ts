import { expect, test } from "vitest";
import { countByLanguage, indexWords } from "./small-words.ts";

const index = indexWords({ es: ["que", "una", "que"], pt: ["que", "uma"], de: ["und"] });

test("a word may be of two languages, and is counted for both", () => {
  expect(index.get("que")).toEqual(["es", "pt"]);
  expect(countByLanguage(index, ["que", "una", "que", "house"])).toEqual(
    new Map([
      ["es", { count: 3, kinds: new Set(["que", "una"]) }],
      ["pt", { count: 2, kinds: new Set(["que"]) }],
    ]),
  );
});

test("words of no language count for none", () => {
  expect(countByLanguage(index, ["house", ""])).toEqual(new Map());
});
