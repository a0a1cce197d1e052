import { expect, test } from "vitest";
import { isEarly, findReasonFault, isNews, readCounts } from "./outcome-entry.ts";

const POSTED = "2026-11-15T12:00:00.000Z";

test.each([
  ["at once", "2026-11-15T12:00:30.000Z", true],
  ["a moment too soon", "2026-11-15T12:14:59.000Z", true],
  ["on time", "2026-11-15T12:15:00.000Z", false],
  ["late", "2026-11-15T15:00:00.000Z", false],
])("a first look %s", (_case, at, expected) => {
  expect(isEarly(POSTED, "15-minutes", at)).toBe(expected);
});

test.each([
  ["nothing", ""],
  ["500 characters between spaces", ` ${"x".repeat(500)}\n`],
])("%s is taken", (_case, reason) => {
  expect(findReasonFault(reason)).toBeNull();
});

test("one character more is told, with how many there are", () => {
  expect(findReasonFault("x".repeat(1204))).toBe(
    "The reason can have at most 500 characters, and this has 1,204.",
  );
});

test.each([
  ["12", "3", { upvotes: 12, comments: 3 }],
  ["1,204", "", { upvotes: 1204 }],
  [" 0 ", "0", { upvotes: 0, comments: 0 }],
  ["10000000", "", { upvotes: 10_000_000 }],
])("'%s' and '%s' are taken", (upvotes, comments, counts) => {
  expect(readCounts({ upvotes, comments })).toEqual({ counts, faults: {} });
});

test.each([
  ["-1", "", { upvotes: "Upvotes can't be below 0 here." }],
  ["−5", "", { upvotes: "Upvotes can't be below 0 here." }],
  ["", "2.5", { comments: "Comments are a whole number, such as 12." }],
  ["many", "", { upvotes: "Upvotes are a whole number, such as 12." }],
  ["", "10000001", { comments: "Comments above 10,000,000 can't be right." }],
  ["1e9", "", { upvotes: "Upvotes are a whole number, such as 12." }],
  ["", " ", { upvotes: "Enter at least one of the two numbers." }],
])("'%s' and '%s' are refused", (upvotes, comments, faults) => {
  expect(readCounts({ upvotes, comments }).faults).toEqual(faults);
});

test.each([
  ["nothing was typed", "", " ", false],
  ["what is kept, written otherwise", "1,204", "37", false],
  ["one field left empty", "1204", "", false],
  ["another number", "1205", "37", true],
  ["what can't be read", "many", "37", true],
])("on leaving, %s", (_case, upvotes, comments, news) => {
  expect(isNews({ upvotes, comments }, { upvotes: 1204, comments: 37 })).toBe(news);
});
