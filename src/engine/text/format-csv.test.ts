import { expect, test } from "vitest";
import { formatCsv } from "./format-csv.ts";

test.each([
  ["plain words", "plain words"],
  ["", ""],
  [null, ""],
  [-3, "-3"],
  [0.5, "0.5"],
  [true, "true"],
  ["one, two", '"one, two"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["-1+2", "'-1+2"],
  ["@here, all", `"'@here, all"`],
  ["\tindented", "'\tindented"],
])("%j becomes %s", (cell, written) => {
  expect(formatCsv(["a"], [[cell]])).toBe(`\u{FEFF}a\r\n${written}\r\n`);
});

test("a table without rows has its columns", () => {
  expect(formatCsv(["a", "b"], [])).toBe("\u{FEFF}a,b\r\n");
});
