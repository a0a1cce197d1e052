import { expect, test } from "vitest";
import type { RuleValue } from "#engine/rules/rule-codes.ts";
import { findTimeOnDay, isOnDay } from "./allowed-day.ts";

const TUESDAY = new Date("2026-11-17T10:00:00Z");

test.each<[string, RuleValue, boolean]>([
  ["2026-11-21T00:00:00Z", "saturday", true],
  ["2026-11-20T23:59:59Z", "saturday", false],
  ["2026-11-22T12:00:00Z", "weekend", true],
  ["2026-11-23T00:00:00Z", "weekend", false],
  ["2026-11-21T12:00:00Z", true, false],
])("%s is on %s: %s", (at, day, isOn) => {
  expect(isOnDay(new Date(at), day)).toBe(isOn);
});

test.each<[string, RuleValue, string | null, string, string]>([
  ["the usual hour", "saturday", null, "UTC", "2026-11-21T14:00:00.000Z"],
  [
    "the same time of day",
    "friday",
    "2026-11-18T16:30:00Z",
    "Europe/Berlin",
    "2026-11-20T16:30:00.000Z",
  ],
  ["later today", "tuesday", null, "UTC", "2026-11-17T14:00:00.000Z"],
  [
    "not earlier today",
    "tuesday",
    "2026-11-18T08:00:00Z",
    "Pacific/Honolulu",
    "2026-11-17T17:00:00.000Z",
  ],
  [
    "the same day for the user, too",
    "saturday",
    null,
    "Pacific/Auckland",
    "2026-11-21T00:00:00.000Z",
  ],
  ["a day that is not stated", true, null, "UTC", "2026-11-17T10:00:00.000Z"],
])("%s", (_, day, near, timezone, at) => {
  const found = findTimeOnDay(day, TUESDAY, near ? new Date(near) : null, timezone);
  expect(found.toISOString()).toBe(at);
});
