import { expect, test } from "vitest";
import { findDigestDay } from "./digest-day.ts";

test.each([
  ["UTC", "2026-11-15T07:59:59Z", null],
  ["UTC", "2026-11-15T08:00:00Z", "2026-11-15"],
  ["UTC", "2026-11-15T09:59:59Z", "2026-11-15"],
  ["UTC", "2026-11-15T10:00:00Z", null],
  ["Asia/Kathmandu", "2026-11-15T02:14:00Z", null],
  ["Asia/Kathmandu", "2026-11-15T02:15:00Z", "2026-11-15"],
  ["America/St_Johns", "2026-11-15T11:30:00Z", "2026-11-15"],
  ["Pacific/Kiritimati", "2026-11-14T18:00:00Z", "2026-11-15"],
  ["Pacific/Pago_Pago", "2026-11-15T19:00:00Z", "2026-11-15"],
  // The morning after the clocks went forward, and after they went back.
  ["America/New_York", "2026-03-08T11:59:00Z", null],
  ["America/New_York", "2026-03-08T12:00:00Z", "2026-03-08"],
  ["America/New_York", "2026-11-01T12:59:00Z", null],
  ["America/New_York", "2026-11-01T13:00:00Z", "2026-11-01"],
  ["Europe/Berlin", "2026-03-29T06:00:00Z", "2026-03-29"],
  ["Europe/Berlin", "2026-10-25T07:00:00Z", "2026-10-25"],
])("in %s at %s it is %s", (timezone, now, day) => {
  expect(findDigestDay(new Date(now), timezone)?.name ?? null).toBe(day);
});

test.each([
  "UTC",
  "Asia/Kathmandu",
  "America/New_York",
  "Europe/Berlin",
  "Africa/Cairo",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Asia/Tehran",
])("each day of a year has its digest once in %s", (timezone) => {
  const STEP_MS = 15 * 60_000;
  const days: string[] = [];
  const start = Date.UTC(2026, 0, 1, 12);
  for (let at = start; at < start + 365 * 24 * 3_600_000; at += STEP_MS) {
    const name = findDigestDay(new Date(at), timezone)?.name;
    if (name && name !== days.at(-1)) days.push(name);
  }
  expect(days).toHaveLength(365);
  expect(new Set(days).size).toBe(365);
});
