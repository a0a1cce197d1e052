import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

test.each([
  ["en-US", "17:30", "5:30 PM"],
  ["en-US", "00:00", "12:00 AM"],
  ["en-GB", "17:30", "17:30"],
  ["de-DE", "14:00", "14:00"],
])("in %s, %s reads %s", (locale, time, read) => {
  const format = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  });
  expect(formatTime(time, format)).toBe(read);
});
