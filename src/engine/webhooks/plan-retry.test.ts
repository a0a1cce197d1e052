import { expect, test } from "vitest";
import type { DeliveryEventName } from "./webhook.ts";
import { hasFailedTooLong, planRetry } from "./plan-retry.ts";

test.each<[event: DeliveryEventName, minutes: number[]]>([
  ["post.removed", [1, 5, 30, 120, 360, 1440]],
  ["results.weekly", [1, 5, 30, 120, 360, 1440]],
  ["post.due", [1, 5, 30, 120]],
  ["test", []],
])("%s is tried again after %j minutes, and then no more", (event, minutes) => {
  const pauses = minutes.map((_pause, index) => planRetry(event, index + 1));
  expect(pauses).toEqual(minutes.map((pause) => pause * 60_000));
  expect(planRetry(event, minutes.length + 1)).toBeNull();
});

test.each<[event: DeliveryEventName, attempts: number, asked: number, minutes: number | null]>([
  ["post.removed", 1, 0.5, 1],
  ["post.removed", 1, 10, 10],
  ["post.removed", 5, 10, 360],
  ["post.removed", 1, 100_000, 1440],
  ["post.removed", 1, Infinity, 1440],
  ["post.due", 1, 100_000, 120],
  ["post.due", 5, 10, null],
  ["test", 1, 10, null],
])("%s after attempt %d, asked to wait %d minutes, waits %j", (event, attempts, asked, minutes) => {
  const pause = planRetry(event, attempts, asked * 60_000);
  expect(pause).toBe(minutes === null ? null : minutes * 60_000);
});

test.each<[name: string, attempts: number, now: string, isTooLong: boolean]>([
  ["a moment less than three days", 3, "2026-11-18T11:59:59.999Z", false],
  ["three days", 3, "2026-11-18T12:00:00Z", true],
  ["a week, and the second attempt of one message", 2, "2026-11-22T12:00:00Z", false],
])("failing for %s", (_name, attempts, now, isTooLong) => {
  const since = new Date("2026-11-15T12:00:00Z");
  expect(hasFailedTooLong(since, attempts, new Date(now))).toBe(isTooLong);
});
