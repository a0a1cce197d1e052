import { expect, test } from "vitest";
import { joinWords } from "./join-words.ts";

test.each([
  [[], ""],
  [["text"], "text"],
  [["text", "links"], "text and links"],
  [["text", "links", "images"], "text, links and images"],
])("%j reads %j", (words, joined) => {
  expect(joinWords(words)).toBe(joined);
});

test("alternatives", () => {
  expect(joinWords(["spam", "surveys"], "or")).toBe("spam or surveys");
});
