import { expect, test } from "vitest";
import type { Policy } from "#engine/policy/policy.ts";
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

const BRINGS = { kind: "software", text: "an app for potters", isFree: false } as const;

test.each([
  ["a closed community", takes("closed", null), "comments-only"],
  ["one that is no place for projects", takes("no-place", null), "no-place"],
  ["one in another language", { ...takes("welcome", null), language: "de" }, "other-language"],
  ["one that takes it", { ...noted("own pots shown"), takes: "44000000000" }, null],
  [
    "one that takes other things",
    { ...noted("own pots shown"), takes: "40004000000" },
    "comments-only",
  ],
] as const)("in %s", (_, known, expected) => {
  expect(findClosed(makeBrief(known).community.policy, BRINGS)).toBe(expected);
});

function noted(detail: string): Partial<Policy> {
  const { stance } = makeBrief(takes("value", detail)).community.policy;
  return { stance: { ...stance, source: { kind: "note", asOf: "2026-11" } } };
}
