import { expect, test } from "vitest";
import type { Timing } from "./judge-timing.ts";
import { sumUpTimings } from "./sum-up-timings.ts";

const share = { posts: 900, over10: 300 };
const timing = (kind: Timing["kind"]): Timing => ({
  kind,
  hours: [15],
  asOf: "2026-08",
  source: "listing-2026",
  all: kind === "even" || kind === "differs" ? share : null,
  better: kind === "differs" ? share : null,
  others: kind === "differs" ? share : null,
  standingThreads: [],
});

test.each<[string, Timing["kind"][], string]>([
  [
    "no results anywhere",
    ["activity", "unknown"],
    "Most posts are made then. We don't know which hours do best.",
  ],
  [
    "results without a difference",
    ["even", "activity", "even"],
    "Most posts are made then. Any hour is fine in 2 of 3 communities; we have no results for the rest.",
  ],
  [
    "results without a difference everywhere",
    ["even", "even"],
    "Most posts are made then. Any hour is fine.",
  ],
  [
    "a community that differs",
    ["even", "differs"],
    "Most posts are made then. In r/b, some hours did better: see its own.",
  ],
  [
    "two that differ",
    ["differs", "differs"],
    "Most posts are made then. In r/a and r/b, some hours did better: see their own.",
  ],
])("%s", (_, kinds, sentence) => {
  const named = kinds.map((kind, place) => ({
    fullName: `r/${"abc"[place] ?? ""}`,
    timing: timing(kind),
  }));
  expect(sumUpTimings(named)).toBe(sentence);
});
