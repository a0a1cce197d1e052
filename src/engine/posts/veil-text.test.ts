import { expect, test } from "vitest";
import { veilText } from "./veil-text.ts";

test.each([
  [
    "words and paragraphs",
    "I built it.\n\nIt works, mostly.",
    /^[A-Z] [a-z]{5} [a-z]{2}\.\n\n[A-Z][a-z] [a-z]{5}, [a-z]{6}\.$/,
  ],
  ["numbers", "640 units, 9 came back", /^000 [a-z]{5}, 0 [a-z]{4} [a-z]{4}$/],
  ["letters of any script", "Слон مرحبا 東京", /^[A-Z][a-z]{3} [a-z]{5} [a-z]{2}$/],
  ["an address", "https://a.example/x", /^[a-z]{5}:\/\/[a-z]\.[a-z]{7}\/[a-z]$/],
  ["nothing", "", /^$/],
])("a veil keeps the outline of %s", (_, text, outline) => {
  expect(veilText(text)).toMatch(outline);
});

test("the same outline has the same veil, whatever was written", () => {
  expect(veilText("My dog ate 12 of them.")).toBe(veilText("Xq zzz qqq 90 aa bbbb."));
});
