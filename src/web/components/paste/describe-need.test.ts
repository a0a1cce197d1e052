import { expect, test } from "vitest";
import { describeNeed, type KnownList } from "./describe-need.ts";

const list = (known: Partial<NonNullable<KnownList>>): KnownList => ({
  count: 4,
  understood: 4,
  asOf: "2026-09",
  isYours: false,
  ...known,
});

test.each<[string, KnownList, string | null]>([
  ["no list", null, "We don't have its rules."],
  ["an old list", list({ asOf: "2023-03" }), "Our copy of its rules is from March 2023."],
  ["a list of a year ago", list({ asOf: "2025-11" }), null],
  ["a list in part", list({ understood: 1 }), "We understand 1 of its 4 rules."],
  ["a list that says nothing to us", list({ understood: 0 }), "We can't check its 4 rules."],
  ["a list that is understood", list({}), null],
  [
    "their own",
    list({ isYours: true, asOf: "2026-11-16" }),
    "You pasted its rules on November 16, 2026.",
  ],
])("%s", (_, known, words) => {
  expect(describeNeed(known, "2026-11-16")?.words ?? null).toBe(words);
});
