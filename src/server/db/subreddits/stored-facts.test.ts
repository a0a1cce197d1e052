import { expect, test } from "vitest";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import { packFacts, readFacts } from "./stored-facts.ts";

test("what is stored without what is empty is read as it was, and once for the same text", () => {
  const facts = makeFacts({ keywords: ["birds"] });
  const text = JSON.stringify(packFacts(facts));
  expect(text).not.toContain("null");
  const read = readFacts(text);
  expect(read).toEqual(facts);
  expect(readFacts(`${text}`)).toBe(read);
  const others = JSON.stringify(packFacts(makeFacts({ keywords: ["bees"] })));
  expect(readFacts(others).keywords).toEqual(["bees"]);
  expect(Object.isFrozen(read)).toBe(true);
});
