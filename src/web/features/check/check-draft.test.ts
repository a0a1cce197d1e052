import { expect, test } from "vitest";
import {
  EMPTY_CHECK,
  isBlank,
  parseCheck,
  readPromoted,
  toDraft,
  readSubredditId,
} from "./check-draft.ts";

const draft = { title: "A", content: "B", editSection: "EDIT: C", flair: "Show" };
const typed = {
  ...draft,
  karma: "12",
  accountAgeDays: "30",
  promoted: "Pathpad",
  rulesRead: ["saas: A"],
};

test("a draft comes back as it was kept", () => {
  expect(parseCheck(typed)).toEqual(typed);
});

test.each([
  ["nothing kept", null],
  ["no object", 3],
  ["other kinds of values", { title: 1, content: {}, flair: [], karma: null }],
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

test.each([
  ["nothing", " ", null, null],
  ["a name", "Trail Notes", "Trail Notes", null],
  ["a name with a dot", "Notes 2.0 for hikers", "Notes 2.0 for hikers", null],
  ["an address", "https://trail.example/app?x=1", null, "https://trail.example/app?x=1"],
  ["a host", "trail-notes.app", null, "https://trail-notes.app"],
])("what is promoted: %s", (_, promoted, name, url) => {
  expect(readPromoted(promoted)).toEqual({ name, url });
});

test.each([
  [null, null],
  ["", null],
  [" ", null],
  ["saas", "saas"],
  ["SaaS", "saas"],
  ["r/SaaS", "saas"],
  ["/r/SaaS", "saas"],
  ["r/", null],
  ["not a name!", "not a name!"],
])("%j is %j", (param, id) => {
  expect(readSubredditId(param)).toBe(id);
});
