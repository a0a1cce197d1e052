import { expect, test } from "vitest";
import type { Profile } from "./note.ts";
import { readDenied, readRemoved } from "./read-removed.ts";

const profile = (removed: string): Profile => ({
  name: "bread",
  theme: "food",
  description: "Bread.",
  works: "Loaves.",
  removed,
  promotion: "None.",
});

const told = (removed: string) =>
  readRemoved(profile(removed), []).flatMap(({ demands }) =>
    demands.map(({ code, detail }) => detail ?? code),
  );

test("what a profile says gets removed is a guess of its own", () => {
  expect(told("Likely to go: memes, homework and surveys.")).toEqual([
    "memes",
    "homework",
    "no-surveys",
  ]);
  expect(readRemoved(profile("Memes."), [])).toMatchObject([{ confidence: "low", stance: null }]);
});

test.each([
  "Questions and crowdfunding.",
  "Surveys that nobody among the moderators has seen before.",
  "Nothing that we know of.",
])("'%s' tells nothing for sure", (removed) => {
  expect(told(removed)).toEqual([]);
});

test("the words on a stance deny things, too", () => {
  expect(readDenied("fine on Fridays; no self-promotion or surveys")).toEqual([
    "self-promotion",
    "surveys",
  ]);
  expect(readDenied("nobody minds a link")).toEqual([]);
});
