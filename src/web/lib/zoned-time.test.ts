import { expect, test } from "vitest";
import { hourOfDay, nameOffset, readZonedInput, toZonedInput } from "./zoned-time.ts";

test.each([
  ["in winter", "2026-11-17T13:00:00.000Z", "Europe/Berlin", "2026-11-17T14:00"],
  ["in summer", "2026-07-01T13:00:00.000Z", "Europe/Berlin", "2026-07-01T15:00"],
  ["a half-hour zone", "2026-11-17T13:00:00.000Z", "Asia/Kolkata", "2026-11-17T18:30"],
  ["across midnight", "2026-11-17T03:00:00.000Z", "America/Los_Angeles", "2026-11-16T19:00"],
  [
    "an hour before the clocks go back",
    "2026-10-24T23:00:00.000Z",
    "Europe/Berlin",
    "2026-10-25T01:00",
  ],
])("%s there and back", (_, iso, timezone, text) => {
  expect(toZonedInput(new Date(iso), timezone)).toBe(text);
  expect(readZonedInput(text, timezone)?.toISOString()).toBe(iso);
});

test.each([
  ["Europe/Berlin", "2026-03-29T02:30", "2026-03-29T03:30"],
  ["America/New_York", "2026-03-08T02:30", "2026-03-08T03:30"],
])("an hour that the clocks of %s skip is the one after it", (timezone, text, shown) => {
  const at = readZonedInput(text, timezone);
  expect(at && toZonedInput(at, timezone)).toBe(shown);
});

test("an hour that comes twice reads the same both times", () => {
  const at = readZonedInput("2026-10-25T02:00", "Europe/Berlin");
  expect(at && toZonedInput(at, "Europe/Berlin")).toBe("2026-10-25T02:00");
});

test.each(["", "2026-11", "yesterday", "2026-13-45T99:00"])("%j is not filled in", (text) => {
  expect(readZonedInput(text, "UTC")).toBeNull();
});

test("the hour of a moment", () => {
  const at = new Date("2026-11-17T13:00:00.000Z");
  expect(hourOfDay(at, "Asia/Kolkata")).toBe(18.5);
});

test.each([
  ["UTC", "UTC"],
  ["Asia/Kolkata", "UTC+05:30"],
  ["America/New_York", "UTC−05:00"],
])("%s is %s", (timezone, name) => {
  expect(nameOffset(timezone, new Date("2026-11-17T13:00:00.000Z"))).toBe(name);
});
