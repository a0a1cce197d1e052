import { expect, test } from "vitest";
import { formatClock, formatHour, formatTime } from "./format-time.ts";

test.each([
  ["en-US", "17:30", "5:30 PM", "5:30 PM"],
  ["en-US", "00:00", "12:00 AM", "12 AM"],
  ["en-GB", "17:30", "17:30", "17:30"],
  ["de-DE", "14:00", "14:00", "14:00"],
])("in %s, %s reads %s, and %s on an axis", (locale, time, read, onAxis) => {
  const format = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  });
  expect(formatTime(time, format)).toBe(read);
  expect(formatHour(time, format)).toBe(onAxis);
});

test.each([
  ["en-US", "Europe/Berlin", "12:30 AM"],
  ["en-US", "America/New_York", "6:30 PM"],
  ["en-GB", "America/New_York", "18:30"],
  ["de-DE", "America/New_York", "18:30"],
])("in %s, the clock of %s reads %s", (locale, timezone, read) => {
  expect(formatClock(new Date("2026-11-15T23:30:00Z"), timezone, locale)).toBe(read);
});
