import { expect, test } from "vitest";
import { describeQuota } from "./describe-quota.ts";

const resetsAt = "2026-12-01T00:00:00.000Z";

test("a quota says what is used and when it starts anew", () => {
  expect(describeQuota({ used: 3, limit: 10, resetsAt })).toBe(
    "3 of 10 AI posts used this month. You get more on December 1.",
  );
});

test("without a limit, and without a plan, there is nothing to count", () => {
  expect(describeQuota({ used: 3, limit: null, resetsAt })).toBeNull();
  expect(describeQuota({ used: 0, limit: 0, resetsAt })).toBeNull();
  expect(describeQuota(null)).toBeNull();
});
