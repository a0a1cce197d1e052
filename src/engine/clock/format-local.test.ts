import { expect, test } from "vitest";
import { formatLocalClock, formatLocalDate, formatLocalDay, nameZone } from "./format-local.ts";

test.each([
  ["UTC", "2026-11-15T14:00:00Z", "2:00 PM", "November 15, 2026", "Sunday, November 15"],
  ["Europe/Berlin", "2026-07-01T22:30:00Z", "00:30", "July 2, 2026", "Thursday, July 2"],
  [
    "Asia/Kathmandu",
    "2026-11-15T18:15:00Z",
    "12:00 AM",
    "November 16, 2026",
    "Monday, November 16",
  ],
  [
    "America/New_York",
    "2027-01-01T04:59:00Z",
    "11:59 PM",
    "December 31, 2026",
    "Thursday, December 31",
  ],
])("in %s %s reads in words", (timezone, at, clock, date, day) => {
  const moment = new Date(at);
  expect([
    formatLocalClock(moment, timezone),
    formatLocalDate(moment, timezone),
    formatLocalDay(moment, timezone),
  ]).toEqual([clock, date, day]);
});

test.each([
  ["UTC", "UTC"],
  ["America/New_York", "New York time"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires time"],
  ["Etc/UTC", "UTC"],
  ["Asia/Calcutta", "Kolkata time"],
  ["Asia/Saigon", "Ho Chi Minh time"],
])("%s is %s", (timezone, expected) => {
  expect(nameZone(timezone)).toBe(expected);
});
