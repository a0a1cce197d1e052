import { expect, test } from "vitest";
import { formatMoment } from "./format-moment.ts";

test.each([
  ["UTC", "November 15, 2026, 11:30 PM"],
  ["Europe/Berlin", "November 16, 2026, 12:30 AM"],
  ["America/New_York", "November 15, 2026, 6:30 PM"],
])("in %s it is %s", (timeZone, shown) => {
  expect(formatMoment("2026-11-15T23:30:00.000Z", timeZone)).toBe(shown);
});
