import { expect, test } from "vitest";
import { makeBrief, takes } from "#engine/posts/testing/make-brief.ts";
import { findClosed, placeLink, readDemands } from "./openness.ts";

test.each([
  ["a place that names links", "own work with a link", "content"],
  [
    "a place that keeps them to its threads",
    "progress report; links in recurring feedback threads",
    "none",
  ],
  ["a place that removes them", "own photos; links removed", "none"],
  ["a place that says nothing of them", "lessons with numbers", "none"],
])("%s", (_, detail, expected) => {
  const { policy } = makeBrief(takes("value", detail)).community;
  expect(placeLink(policy, readDemands(policy), "https://ash.example")).toBe(expected);
});

test.each([
  ["a shop where none is wanted", "items you sewed; no shops", "shop", "comments-only"],
  ["a shop where its links are not", "own photos; no shop links", "shop", null],
  ["a maker there", "items you sewed; no shops", "product", null],
  [
    "a service where businesses are adverts",
    "own projects; no business ads",
    "service",
    "comments-only",
  ],
  [
    "an app where none is launched",
    "releases with source; no consumer app launches",
    "software",
    "comments-only",
  ],
] as const)("%s", (_, detail, kind, expected) => {
  expect(findClosed(makeBrief(takes("value", detail)).community.policy, kind)).toBe(expected);
});

test.each([
  [null, null],
  ["used cameras", "no-place"],
] as const)("a course in a market of %s", (detail, expected) => {
  const { policy } = makeBrief({ ...takes("welcome", detail), kind: "market" }).community;
  expect(findClosed(policy, "course")).toBe(expected);
});

test.each([
  ["My Composition", "software", "comments-only"],
  ["sharing own music is the purpose", "course", "comments-only"],
  ["sharing own music is the purpose", "media", null],
  ["Showcase flair; own plugins", "software", null],
] as const)("where own pieces are shown (%s), a %s", (detail, kind, expected) => {
  expect(findClosed(makeBrief(takes("flair", detail)).community.policy, kind)).toBe(expected);
});

test.each([
  ["items you sewed with pattern details", "software", "comments-only"],
  ["own pots shown", "course", "comments-only"],
  ["own pots shown", "product", null],
  ["free site usable without login", "software", null],
] as const)("where members show one piece each (%s), a %s", (detail, kind, expected) => {
  const { policy } = makeBrief({ ...takes("value", detail), kind: "showcase" }).community;
  expect(findClosed(policy, kind)).toBe(expected);
});
