import { expect, test } from "vitest";
import { findUnbound } from "./bound-communities.ts";

test.each([
  ["a language that is not learnt", "Learn Norwegian with stories", "learnjapanese", true],
  ["the language that is learnt", "Learn Norwegian with stories", "norsk", false],
  ["a product that is not named", "A reference list for students", "zotero", true],
  ["a product that is named", "An alternative to Zotero", "zotero", false],
  ["nothing in particular", "A reference list for students", "gradschool", false],
])("a community of %s", (_, text, id, isUnbound) => {
  expect(findUnbound(text)(id)).toBe(isUnbound);
});
