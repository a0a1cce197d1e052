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
    "That is when most posts are made. We don't know how posts do by hour.",
  ],
  [
    "results without a difference",
    ["even", "activity", "even"],
    "That is when most posts are made. No detectable difference between hours where results are known (2 of 3 communities).",
  ],
  [
    "a community that differs",
    ["even", "differs"],
    "That is when most posts are made. In r/b, posts at certain hours did better: see its own hours.",
  ],
  [
    "two that differ",
    ["differs", "differs"],
    "That is when most posts are made. In r/a and r/b, posts at certain hours did better: see their own hours.",
  ],
])("%s", (_, kinds, sentence) => {
  const named = kinds.map((kind, place) => ({
    fullName: `r/${"abc"[place] ?? ""}`,
    timing: timing(kind),
  }));
  expect(sumUpTimings(named)).toBe(sentence);
});
