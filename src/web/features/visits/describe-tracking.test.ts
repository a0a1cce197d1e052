import { expect, test } from "vitest";
import type { Tracking } from "#contract/visit.ts";
import { describeTracking } from "./describe-tracking.ts";

const none: Tracking = {
  origin: "https://foothold.example",
  key: null,
  keyCreatedAt: null,
  firstHitAt: null,
  testedAt: null,
  visits: 0,
  lastVisitAt: null,
};
const firstHitAt = "2026-11-03T23:30:00.000Z";

test.each<[string, Partial<Tracking>, string]>([
  ["no key", {}, "Not counted yet."],
  ["no report", { key: "a" }, "Set up, nothing reported yet."],
  ["none", { key: "a", firstHitAt }, "0 visits from posts since November 4, 2026."],
  [
    "one",
    { key: "a", firstHitAt, visits: 1, lastVisitAt: "2026-11-09T08:00:00.000Z" },
    "1 visit from posts since November 4, 2026, the last on November 9, 2026.",
  ],
])("%s", (_case, fields, words) => {
  expect(describeTracking({ ...none, ...fields }, "Europe/Berlin")).toBe(words);
});
