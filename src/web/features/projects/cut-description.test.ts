import { expect, test } from "vitest";
import { cutDescription } from "./cut-description.ts";

test.each([
  ["nothing", "", ""],
  ["150 characters stay", "a".repeat(150), "a".repeat(150)],
  ["151 are cut to 150 and an ellipsis", "a".repeat(151), `${"a".repeat(150)}…`],
  ["150 emoji are 150 characters", "👩‍👩‍👧".repeat(150), "👩‍👩‍👧".repeat(150)],
  ["no emoji is halved", "👩‍👩‍👧".repeat(151), `${"👩‍👩‍👧".repeat(150)}…`],
])("%s", (_, description, shown) => {
  expect(cutDescription(description)).toBe(shown);
});

test("a line break is a character like any other", () => {
  expect(cutDescription(`${"a".repeat(149)}\n${"b".repeat(20)}`)).toBe(`${"a".repeat(149)}\n…`);
});
