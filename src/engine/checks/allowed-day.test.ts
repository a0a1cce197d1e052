import { expect, test } from "vitest";
import type { RuleValue } from "#engine/rules/rule-value.ts";
import { isOnDay } from "./allowed-day.ts";

test.each<[string, RuleValue, boolean]>([
  ["2026-11-21T00:00:00Z", "saturday", true],
  ["2026-11-20T23:59:59Z", "saturday", false],
  ["2026-11-22T12:00:00Z", "weekend", true],
  ["2026-11-23T00:00:00Z", "weekend", false],
  ["2026-11-21T12:00:00Z", true, false],
])("%s is on %s: %s", (at, day, isOn) => {
  expect(isOnDay(new Date(at), day)).toBe(isOn);
});
