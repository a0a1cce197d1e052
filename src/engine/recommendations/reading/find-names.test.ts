import { expect, test } from "vitest";
import { findNames } from "./find-names.ts";

/** Words that many say come first. */
const VOCABULARY = new Map([
  ["women", 900],
  ["bank", 3000],
  ["drawing", 1300],
  ["locksmith", 9000],
]);

test.each([
  ["whom it is for", "Job software for locksmiths", "locksmith"],
  ["what they do", "An app for people who stutter", "stuttering"],
  ["two words, and what they do", "Invoices for freelance court reporters", "courtreporting"],
  ["two words with a hyphen", "A shop with left-handed kitchen tools", "lefthanded"],
  [
    "three words in passing",
    "It imports files. Plain text accounting without pain.",
    "plaintextaccounting",
  ],
  ["one word, said twice", "Logs. Some ferment kombucha. Others sell kombucha.", "kombucha"],
])("what a community may be called: %s", (_, text, id) => {
  expect([...findNames(text, VOCABULARY).keys()]).toContain(id);
});

test.each([
  ["a word that many say", "A podcast for women", "women"],
  ["the same in another form", "Imports files for banks", "banking"],
  ["one word in passing", "A course. It mentions kombucha.", "kombucha"],
  ["a comparison", "A kit with a manual like webcomics", "webcomics"],
  ["words of two clauses", "Notes on black, metal and wood", "blackmetal"],
  ["a word that says nothing", "An app for people", "people"],
])("what is no name of a community: %s", (_, text, id) => {
  expect([...findNames(text, VOCABULARY).keys()]).not.toContain(id);
});

test("a name is of whom the project is for, or only mentioned", () => {
  const names = findNames("Software for court reporters. It runs on a steam deck.", VOCABULARY);
  expect(names.get("courtreporters")).toEqual({
    written: "court reporters",
    isHead: true,
    words: 2,
  });
  expect(names.get("steamdeck")).toMatchObject({ isHead: false });
});
