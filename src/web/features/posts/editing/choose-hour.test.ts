import { expect, test } from "vitest";
import { chooseHour } from "./choose-hour.ts";

/** 11:30 in Berlin. */
const NOW = new Date("2026-11-17T10:30:00Z");

test.each<[string, string, string, string]>([
  ["the day that was named", "2026-11-20T09:15", "14:00", "2026-11-20T14:00"],
  ["today, where none was", "", "14:00", "2026-11-17T14:00"],
  ["tomorrow, where the hour has passed", "", "09:00", "2026-11-18T09:00"],
  ["the same on the day of today", "2026-11-17T20:00", "11:00", "2026-11-18T11:00"],
  ["today, where the day has passed", "2026-11-02T20:00", "18:00", "2026-11-17T18:00"],
  ["a half hour", "2026-11-30T20:00", "17:30", "2026-11-30T17:30"],
  ["today, where the field holds nonsense", "soon", "23:00", "2026-11-17T23:00"],
])("%s", (_, value, time, chosen) => {
  expect(chooseHour(value, time, "Europe/Berlin", NOW)).toBe(chosen);
});
