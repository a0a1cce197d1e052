import { expect, test } from "vitest";
import { findEndedWeek, findNextMonday } from "./webhook-event.ts";

test.each<[name: string, now: string, timezone: string, monday: string]>([
  ["on a Sunday", "2026-11-15T12:00:00Z", "UTC", "2026-11-16T08:00:00.000Z"],
  ["early on a Monday", "2026-11-16T07:59:00Z", "UTC", "2026-11-16T08:00:00.000Z"],
  ["at eight on a Monday", "2026-11-16T08:00:00Z", "UTC", "2026-11-23T08:00:00.000Z"],
  ["in New York", "2026-11-15T12:00:00Z", "America/New_York", "2026-11-16T13:00:00.000Z"],
  ["far east", "2026-11-15T12:00:00Z", "Pacific/Kiritimati", "2026-11-15T18:00:00.000Z"],
  ["across a change of clocks", "2026-10-20T12:00:00Z", "Europe/Berlin", "2026-10-26T07:00:00.000Z"], // prettier-ignore
])("the next Monday %s", (_name, now, timezone, monday) => {
  expect(findNextMonday(new Date(now), timezone).toISOString()).toBe(monday);
});

test.each<[name: string, now: string, timezone: string, week: string[] | null]>([
  ["on a Monday", "2026-11-16T08:00:00Z", "UTC", ["2026-11-09", "2026-11-15", "2026-11-09T00:00:00.000Z", "2026-11-16T00:00:00.000Z"]], // prettier-ignore
  ["on a Sunday", "2026-11-15T12:00:00Z", "UTC", null],
  ["where it is Monday already", "2026-11-15T20:00:00Z", "Asia/Tokyo", ["2026-11-09", "2026-11-15", "2026-11-08T15:00:00.000Z", "2026-11-15T15:00:00.000Z"]], // prettier-ignore
  ["with an hour more", "2026-10-26T08:00:00Z", "Europe/Berlin", ["2026-10-19", "2026-10-25", "2026-10-18T22:00:00.000Z", "2026-10-25T23:00:00.000Z"]], // prettier-ignore
])("the week that ended, %s", (_name, now, timezone, expected) => {
  const week = findEndedWeek(new Date(now), timezone);
  const { firstDay, lastDay, startsAt, endsAt } = week ?? {};
  const told = week && [firstDay, lastDay, startsAt?.toISOString(), endsAt?.toISOString()];
  expect(told).toEqual(expected);
});
