import { expect, test } from "vitest";
import { EMPTY_CHECK, isBlank, parseCheck, toDraft } from "./check-draft.ts";

const draft = { title: "A", content: "B", editSection: "EDIT: C", flair: "Show" };
const typed = { ...draft, karma: "12", accountAgeDays: "30" };

test("a draft comes back as it was kept", () => {
  expect(parseCheck(JSON.stringify(typed))).toEqual(typed);
});

test.each([
  ["nothing kept", null],
  ["not JSON", "{"],
  ["no object", "3"],
  ["null", "null"],
  ["other kinds of values", `{"title":1,"content":{},"flair":[],"karma":null}`],
])("%s is an empty draft", (_, stored) => {
  expect(parseCheck(stored)).toEqual(EMPTY_CHECK);
});

test("blank is neither title nor content, whatever else was filled in", () => {
  expect(isBlank({ ...typed, title: " ", content: "\n" })).toBe(true);
  expect(isBlank({ ...typed, title: "", content: "B" })).toBe(false);
});

test("what is checked is the draft alone", () => {
  expect(toDraft(typed)).toEqual(draft);
});
