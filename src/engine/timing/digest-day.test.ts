import { expect, inject, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#engine/clock/time-units.ts";
import { findDigestDay, findDigestSpan } from "./digest-day.ts";
import type { LocalDay } from "../clock/local-day.ts";

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
  ["UTC", "2026-11-15T08:00:00Z", "2026-11-15T08:00:00Z", "2026-11-16T08:00:00Z"],
  ["UTC", "2026-11-15T23:59:00Z", "2026-11-15T08:00:00Z", "2026-11-16T08:00:00Z"],
  ["Asia/Tokyo", "2026-11-15T23:00:00Z", "2026-11-15T23:00:00Z", "2026-11-16T23:00:00Z"],
  ["Asia/Tokyo", "2026-12-31T00:30:00Z", "2026-12-30T23:00:00Z", "2026-12-31T23:00:00Z"],
  ["Asia/Kathmandu", "2026-11-15T02:15:00Z", "2026-11-15T02:15:00Z", "2026-11-16T02:15:00Z"],
  ["Pacific/Kiritimati", "2026-11-14T18:00:00Z", "2026-11-14T18:00:00Z", "2026-11-15T18:00:00Z"],
  // The night in which clocks go forward is an hour shorter, the other one longer.
  ["America/New_York", "2026-03-07T14:00:00Z", "2026-03-07T13:00:00Z", "2026-03-08T12:00:00Z"],
  ["America/New_York", "2026-03-08T12:00:00Z", "2026-03-08T12:00:00Z", "2026-03-09T12:00:00Z"],
  ["America/New_York", "2026-10-31T12:00:00Z", "2026-10-31T12:00:00Z", "2026-11-01T13:00:00Z"],
  ["Europe/Berlin", "2026-03-28T07:00:00Z", "2026-03-28T07:00:00Z", "2026-03-29T06:00:00Z"],
  ["Europe/Berlin", "2026-10-24T06:00:00Z", "2026-10-24T06:00:00Z", "2026-10-25T07:00:00Z"],
  // A day that the calendar left out.
  ["Pacific/Apia", "2011-12-29T20:00:00Z", "2011-12-29T18:00:00Z", "2011-12-30T18:00:00Z"],
])("in %s the digest of %s reaches from %s to %s", (timezone, now, startsAt, endsAt) => {
  const span = findDigestSpan(new Date(now), timezone);
  expect([span.startsAt, span.endsAt]).toEqual([new Date(startsAt), new Date(endsAt)]);
});

/** A year of each takes a while, so most are looked at by night. */
const ODD_ZONES = ["Asia/Kathmandu", "America/New_York", "Australia/Lord_Howe"];
const OTHER_ZONES = [
  "UTC",
  "Asia/Tokyo",
  "Europe/Berlin",
  "Africa/Cairo",
  "Pacific/Chatham",
  "Asia/Tehran",
];

test.each([...ODD_ZONES, ...(inject("isNightly") ? OTHER_ZONES : [])])(
  "each day of a year has its digest once in %s",
  (timezone) => {
    // As often as the job looks; by day every hour.
    const STEP_MS = inject("isNightly") ? 15 * 60_000 : HOUR_MS;
    const days: string[] = [];
    const spans: LocalDay[] = [];
    const start = Date.UTC(2026, 0, 1, 12);
    for (let at = start; at < start + 365 * DAY_MS; at += STEP_MS) {
      const due = findDigestDay(new Date(at), timezone);
      if (!due || due.name === days.at(-1)) continue;
      days.push(due.name);
      spans.push(due);
    }
    expect(days).toHaveLength(365);
    expect(new Set(days).size).toBe(365);
    // No moment between two digests is left out or told of twice.
    const ends = spans.slice(0, -1).map(({ endsAt }) => endsAt);
    expect(ends).toEqual(spans.slice(1).map(({ startsAt }) => startsAt));
  },
);
