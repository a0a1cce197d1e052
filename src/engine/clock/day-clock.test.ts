import { expect, test } from "vitest";
import { findMoment, listSkippedHours, moveDays, moveHours, readDayClock } from "./day-clock.ts";

const BERLIN = "Europe/Berlin";
const NEW_YORK = "America/New_York";
const KATHMANDU = "Asia/Kathmandu";
const at = (text: string) => new Date(text);

test.each([
  ["on an ordinary day", "2026-11-16", 14, 30, BERLIN, "2026-11-16T13:30:00.000Z"],
  ["in a zone of quarters", "2026-11-16", 9, 0, KATHMANDU, "2026-11-16T03:15:00.000Z"],
  ["in an hour that is skipped", "2026-03-29", 2, 30, BERLIN, "2026-03-29T01:30:00.000Z"],
  ["right after it", "2026-03-29", 3, 0, BERLIN, "2026-03-29T01:00:00.000Z"],
  ["in an hour that comes twice", "2026-10-25", 2, 30, BERLIN, "2026-10-25T00:30:00.000Z"],
  ["right after both", "2026-10-25", 3, 0, BERLIN, "2026-10-25T02:00:00.000Z"],
  ["at the end of a long day", "2026-11-01", 23, 0, NEW_YORK, "2026-11-02T04:00:00.000Z"],
  ["at a midnight that is skipped", "2026-04-24", 0, 0, "Africa/Cairo", "2026-04-23T22:00:00.000Z"],
  [
    "where clocks change by half an hour",
    "2026-10-04",
    2,
    15,
    "Australia/Lord_Howe",
    "2026-10-03T15:45:00.000Z",
  ],
])("a moment is found %s", (_case, day, hour, minute, timezone, expected) => {
  expect(findMoment({ day, hour, minute }, timezone).toISOString()).toBe(expected);
});

test.each([
  ["2026-11-16T23:30:00Z", BERLIN, { day: "2026-11-17", hour: 0, minute: 30 }],
  ["2026-11-16T00:30:00Z", NEW_YORK, { day: "2026-11-15", hour: 19, minute: 30 }],
  ["2026-10-25T01:30:00Z", BERLIN, { day: "2026-10-25", hour: 2, minute: 30 }],
])("%s is read by the clock of %s", (moment, timezone, clock) => {
  expect(readDayClock(at(moment), timezone)).toEqual(clock);
});

test.each([
  ["keep their time of day over a change", "2026-10-24T12:00:00Z", 1, "2026-10-25T13:00:00.000Z"],
  ["land behind an hour that is skipped", "2026-03-28T01:30:00Z", 1, "2026-03-29T01:30:00.000Z"],
  ["go back", "2026-11-16T08:00:00Z", -7, "2026-11-09T08:00:00.000Z"],
])("days %s", (_case, moment, days, expected) => {
  expect(moveDays(at(moment), days, BERLIN).toISOString()).toBe(expected);
});

test("hours pass a skipped hour and take a doubled one twice, there and back", () => {
  const clocks = (moment: string, steps: number[]) =>
    steps.map((step) => readDayClock(moveHours(at(moment), step), BERLIN).hour);
  expect(clocks("2026-03-29T00:00:00Z", [0, 1, 2, 1, 0])).toEqual([1, 3, 4, 3, 1]);
  expect(clocks("2026-10-25T00:00:00Z", [-1, 0, 1, 2])).toEqual([1, 2, 2, 3]);
});

test.each([
  ["2026-11-16", BERLIN, []],
  ["2026-03-29", BERLIN, [2]],
  ["2026-10-25", BERLIN, []],
  ["2026-04-24", "Africa/Cairo", [0]],
])("on %s the clocks of %s skip %j", (day, timezone, hours) => {
  expect(listSkippedHours(day, timezone)).toEqual(hours);
});
