import { expect, test } from "vitest";
import { readRetryAfterMs } from "./outside-failures.ts";

const NOW = new Date("2026-11-15T12:00:00Z");

test.each<[string, Record<string, string>, number | null]>([
  ["nothing", {}, null],
  ["seconds", { "retry-after": "2" }, 2_000],
  ["milliseconds", { "retry-after-ms": "1500", "retry-after": "2" }, 1_500],
  ["a date", { "retry-after": "Sun, 15 Nov 2026 12:00:05 GMT" }, 5_000],
  ["a date that has passed", { "retry-after": "Sun, 15 Nov 2026 11:00:00 GMT" }, 0],
  ["less than nothing", { "retry-after": "-3" }, 0],
  ["nonsense", { "retry-after": "soon", "retry-after-ms": "later" }, null],
])("%s", (_, headers, ms) => {
  expect(readRetryAfterMs(headers, NOW)).toBe(ms);
});
