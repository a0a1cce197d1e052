import { expect, test } from "vitest";
import { countBlanks, fillBlank, findBlanks } from "./blanks.ts";

test.each([
  ["no blank at all", "Nothing here.", []],
  ["one", "It took {{how long}}.", [{ start: 8, end: 20, hint: "how long" }]],
  [
    "two in a row",
    "{{a}}{{ b }}",
    [
      { start: 0, end: 5, hint: "a" },
      { start: 5, end: 12, hint: "b" },
    ],
  ],
  ["an empty one", "{{}}", [{ start: 0, end: 4, hint: "" }]],
  ["an open one is none", "{{never closed", []],
  ["code braces are none", "{a} {b: {c}}", []],
])("finds %s", (_, text, blanks) => {
  expect(findBlanks(text)).toEqual(blanks);
});

test("counts over all fields that are posted", () => {
  const draft = { title: "{{a}}", content: "{{b}} and {{c}}", editSection: "EDIT: {{d}}" };
  expect(countBlanks(draft)).toBe(4);
  expect(countBlanks({ ...draft, editSection: null })).toBe(3);
});

test("fills one and leaves the others", () => {
  const text = "It took {{how long}} and {{how much}}.";
  const [first] = findBlanks(text);
  expect(first && fillBlank(text, first, "two days")).toBe("It took two days and {{how much}}.");
});

test("braces in great numbers are read in a moment", () => {
  expect(findBlanks("{".repeat(40_000))).toEqual([]);
  expect(findBlanks("{{a".repeat(13_000))).toEqual([]);
});
