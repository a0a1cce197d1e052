import { expect, test } from "vitest";
import { formatMoment } from "./format-moment.ts";

test.each([
  ["UTC", "November 15, 2026, 23:30"],
  ["Europe/Berlin", "November 16, 2026, 00:30"],
  ["America/New_York", "November 15, 2026, 18:30"],
])("in %s it is %s", (timeZone, shown) => {
  expect(formatMoment("2026-11-15T23:30:00.000Z", timeZone)).toBe(shown);
});
