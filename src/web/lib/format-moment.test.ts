import { expect, test } from "vitest";
import { formatMoment } from "./format-moment.ts";

test.each([
  ["UTC", "en-US", "November 15, 2026, 11:30 PM"],
  ["Europe/Berlin", "en-US", "November 16, 2026, 12:30 AM"],
  ["America/New_York", "en-US", "November 15, 2026, 6:30 PM"],
  ["America/New_York", "de-DE", "November 15, 2026, 18:30"],
])("in %s, with the clock of %s, it is %s", (timeZone, locale, shown) => {
  expect(formatMoment("2026-11-15T23:30:00.000Z", timeZone, locale)).toBe(shown);
});
