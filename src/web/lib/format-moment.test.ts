import { expect, test } from "vitest";
import { formatMoment, formatNearMoment } from "./format-moment.ts";

test.each([
  ["UTC", "en-US", "November 15, 2026, 11:30 PM"],
  ["Europe/Berlin", "en-US", "November 16, 2026, 12:30 AM"],
  ["America/New_York", "en-US", "November 15, 2026, 6:30 PM"],
  ["America/New_York", "de-DE", "November 15, 2026, 18:30"],
])("in %s, with the clock of %s, it is %s", (timeZone, locale, shown) => {
  expect(formatMoment("2026-11-15T23:30:00.000Z", timeZone, locale)).toBe(shown);
});

test.each([
  ["2026-11-17T19:00:00Z", "2 PM"],
  ["2026-11-18T15:30:00Z", "tomorrow 10:30 AM"],
  ["2026-11-20T16:00:00Z", "Fri 11 AM"],
  ["2026-11-24T16:00:00Z", "Nov 24, 11 AM"],
  ["2026-11-16T16:00:00Z", "Nov 16, 11 AM"],
])("seen on November 17 in New York, %s is %s", (at, shown) => {
  const now = new Date("2026-11-17T12:00:00Z");
  expect(formatNearMoment(at, now, "America/New_York", "en-US")).toBe(shown);
});
