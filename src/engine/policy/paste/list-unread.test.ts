import { expect, test } from "vitest";
import { NO_CORRECTIONS } from "./corrections.ts";
import { listUnread } from "./list-unread.ts";
import { readOwnPolicy } from "./own-reading.ts";
import { readPaste } from "./read-paste.ts";

const list = (text: string) => listUnread(readPaste(text).rules);

test.each([
  [
    "a sentence among others",
    "Links zu Shops werden gelöscht. Preise bitte nicht nennen.",
    ["Preise bitte nicht nennen."],
  ],
  [
    "several of them, in their order",
    "We don't require karma. No memes. Affiliate links are fine. Videos must be under 60 seconds.",
    ["We don't require karma. Affiliate links are fine. Videos must be under 60 seconds."],
  ],
  [
    "under the name of the rule",
    "1. Self-promotion\nOnly on Sundays. The cake is eaten by all.\n2. No memes",
    ["Self-promotion\nThe cake is eaten by all."],
  ],
  [
    "a rule of which nothing was read",
    "1. Be a good neighbour today\n2. No memes",
    ["Be a good neighbour today"],
  ],
  ["no name that says nothing by itself", "1. Memes\nNo memes.\n2. No surveys", []],
])("is listed whole: %s", (_, text, unread) => {
  expect(list(text)).toEqual(unread);
});

test("however long it is", () => {
  const told = Array.from({ length: 40 }, (_, at) => `The year ${1900 + at} was a very long one.`);
  const unread = list(`No memes. ${told.join(" ")}`).join(" ");
  expect(told.filter((each) => !unread.includes(each))).toEqual([]);
});

test("what is asked about elsewhere is not listed again", () => {
  const { rules } = readPaste("No memes. The cake is eaten by all. Bring a cake.");
  expect(listUnread(rules, ({ sentence }) => !sentence.startsWith("Bring"))).toEqual([
    "Bring a cake.",
  ]);
});

test("what orders something is kept with the community's rules, and what only explains is not", () => {
  const text = "Links zu Shops werden gelöscht. Preise bitte nicht nennen. Danke euch allen.";
  expect(
    readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19").uncodedRules.map((each) => each.text),
  ).toEqual(["Preise bitte nicht nennen."]);
});
