import { expect, test } from "vitest";
import { quotaMonth, quotaResetsAt, sayQuotaReset } from "./quota-month.ts";

test.each([
  ["2026-11-17T09:00:00Z", "2026-11", "2026-12-01T00:00:00.000Z"],
  ["2026-12-31T23:59:59Z", "2026-12", "2027-01-01T00:00:00.000Z"],
])("%s counts in %s, until %s", (at, month, resetsAt) => {
  expect(quotaMonth(new Date(at))).toBe(month);
  expect(quotaResetsAt(new Date(at)).toISOString()).toBe(resetsAt);
});

test.each([
  ["UTC", "You get more on December 1."],
  ["Europe/London", "You get more on December 1."],
  ["America/New_York", "You get more on November 30 at 7:00 PM."],
  ["Europe/Berlin", "You get more on December 1 at 01:00."],
  ["Asia/Kolkata", "You get more on December 1 at 5:30 AM."],
])("in %s: %s", (timezone, sentence) => {
  expect(sayQuotaReset(new Date("2026-12-01T00:00:00Z"), timezone)).toBe(sentence);
});
