import { expect, test } from "vitest";
import { formatClock } from "./format-clock.ts";

test.each([
  ["00:00", "12:00 AM"],
  ["00:30", "12:30 AM"],
  ["09:00", "9:00 AM"],
  ["11:45", "11:45 AM"],
  ["12:00", "12:00 PM"],
  ["13:00", "1:00 PM"],
  ["23:30", "11:30 PM"],
])("%s reads %s", (time, read) => {
  expect(formatClock(time)).toBe(read);
});
