import { expect, test } from "vitest";
import { OF_IT } from "./openings.ts";

test.each<[string, boolean]>([
  ["People outside PH print it and play it on a couch.", true],
  ["I expected letters from prisons.", false],
])("'%s' points at a thing: %s", (sentence, isSo) => {
  expect(OF_IT.test(sentence)).toBe(isSo);
});
