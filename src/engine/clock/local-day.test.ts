import { expect, test } from "vitest";
import { findLocalDay } from "./local-day.ts";

test.each([
  ["UTC", "2026-11-15T12:00:00Z", "2026-11-15", "2026-11-15T00:00Z", "2026-11-16T00:00Z"],
  ["UTC", "2026-11-15T00:00:00Z", "2026-11-15", "2026-11-15T00:00Z", "2026-11-16T00:00Z"],
  ["UTC", "2026-11-14T23:59:59Z", "2026-11-14", "2026-11-14T00:00Z", "2026-11-15T00:00Z"],
  [
    "Asia/Kathmandu",
    "2026-11-15T18:14:59Z",
    "2026-11-15",
    "2026-11-14T18:15Z",
    "2026-11-15T18:15Z",
  ],
  [
    "Asia/Kathmandu",
    "2026-11-15T18:15:00Z",
    "2026-11-16",
    "2026-11-15T18:15Z",
    "2026-11-16T18:15Z",
  ],
  // 23 and 25 hours.
  [
    "America/New_York",
    "2026-03-08T15:00:00Z",
    "2026-03-08",
    "2026-03-08T05:00Z",
    "2026-03-09T04:00Z",
  ],
  [
    "America/New_York",
    "2026-11-01T15:00:00Z",
    "2026-11-01",
    "2026-11-01T04:00Z",
    "2026-11-02T05:00Z",
  ],
  // The clocks go from midnight straight to one.
  ["Africa/Cairo", "2026-04-24T12:00:00Z", "2026-04-24", "2026-04-23T22:00Z", "2026-04-24T21:00Z"],
  // Half an hour of summer time.
  [
    "Australia/Lord_Howe",
    "2026-10-04T03:00:00Z",
    "2026-10-04",
    "2026-10-03T13:30Z",
    "2026-10-04T13:00Z",
  ],
  [
    "Pacific/Kiritimati",
    "2026-11-15T12:00:00Z",
    "2026-11-16",
    "2026-11-15T10:00Z",
    "2026-11-16T10:00Z",
  ],
  [
    "Pacific/Pago_Pago",
    "2026-11-15T10:59:00Z",
    "2026-11-14",
    "2026-11-14T11:00Z",
    "2026-11-15T11:00Z",
  ],
])("in %s it is at %s the day %s", (timezone, at, name, startsAt, endsAt) => {
  expect(findLocalDay(new Date(at), timezone)).toEqual({
    name,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  });
});
