import { expect, test } from "vitest";
import { findDropTime, startTarget, STEPS } from "./move-target.ts";

const BERLIN = "Europe/Berlin";
const NOW = new Date("2026-11-16T09:20:00Z");
const POST = new Date("2026-11-19T13:30:00Z");

test.each([
  ["its own time", POST, "2026-11-19T13:30:00.000Z"],
  [
    "the next full hour where its time has passed",
    new Date("2026-11-15T13:30:00Z"),
    "2026-11-16T10:00:00.000Z",
  ],
  ["the next full hour where it has none", null, "2026-11-16T10:00:00.000Z"],
])("a move begins at %s", (_case, at, expected) => {
  expect(startTarget(at, NOW, BERLIN).toISOString()).toBe(expected);
});

test.each([
  ["week", "ArrowRight", "2026-10-24T12:00:00Z", "2026-10-25T13:00:00.000Z"],
  ["week", "ArrowLeft", "2026-11-19T13:30:00Z", "2026-11-18T13:30:00.000Z"],
  ["week", "ArrowDown", "2026-03-29T00:00:00Z", "2026-03-29T01:00:00.000Z"],
  ["week", "ArrowUp", "2026-03-29T01:00:00Z", "2026-03-29T00:00:00.000Z"],
  ["month", "ArrowDown", "2026-10-22T08:00:00Z", "2026-10-29T09:00:00.000Z"],
  ["month", "ArrowUp", "2026-11-19T13:30:00Z", "2026-11-12T13:30:00.000Z"],
] as const)("in a %s, %s leads from %s to %s", (view, key, from, expected) => {
  expect(STEPS[view][key].step(new Date(from), BERLIN).toISOString()).toBe(expected);
});

test.each([
  [
    "an hour it keeps its minutes",
    { day: "2026-11-20", hour: 17 },
    POST,
    "2026-11-20T16:30:00.000Z",
  ],
  ["a day it keeps its time", { day: "2026-11-20", hour: null }, POST, "2026-11-20T13:30:00.000Z"],
  [
    "a day in summer it keeps its time",
    { day: "2026-06-20", hour: null },
    POST,
    "2026-06-20T12:30:00.000Z",
  ],
  [
    "a skipped hour it comes right after",
    { day: "2026-03-29", hour: 2 },
    null,
    "2026-03-29T01:00:00.000Z",
  ],
  [
    "a day without a time it gets one",
    { day: "2026-11-20", hour: null },
    null,
    "2026-11-20T09:00:00.000Z",
  ],
])("dropped on %s", (_case, place, at, expected) => {
  expect(findDropTime(place, at, BERLIN).toISOString()).toBe(expected);
});
