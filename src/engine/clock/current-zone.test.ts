import { expect, test } from "vitest";
import { currentZone } from "./current-zone.ts";

test.each([
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Asia/Rangoon", "Asia/Yangon"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
  ["America/Godthab", "America/Nuuk"],
  ["Asia/Dacca", "Asia/Dhaka"],
  ["Europe/Berlin", "Europe/Berlin"],
  ["UTC", "UTC"],
  ["Mars/Olympus_Mons", "Mars/Olympus_Mons"],
])("%s is called %s today", (timezone, expected) => {
  expect(currentZone(timezone)).toBe(expected);
});

test("every zone keeps its clock under its name of today, and no two share one", () => {
  const zones = Intl.supportedValuesOf("timeZone");
  const names = zones.map((zone) => currentZone(zone));
  expect(new Set(names).size).toBe(zones.length);
  const clockIn = (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "short", timeStyle: "long" });
  const at = new Date("2026-07-01T12:00:00Z");
  for (const [place, zone] of zones.entries()) {
    expect(clockIn(names[place] ?? "").format(at), zone).toBe(clockIn(zone).format(at));
  }
});
