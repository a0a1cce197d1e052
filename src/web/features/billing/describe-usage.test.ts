import { expect, test } from "vitest";
import { describeUsage } from "./describe-usage.ts";

const resetsAt = "2026-12-01T00:00:00.000Z";

test.each([
  ["some", { used: 3, limit: 10 }, "3 of 10", 30],
  ["all", { used: 10, limit: 10 }, "10 of 10", 100],
  ["more than a smaller plan has", { used: 14, limit: 10 }, "14 of 10", 100],
  ["unlimited", { used: 42, limit: null }, "42 used", null],
  ["none included", { used: 0, limit: 0 }, "None", null],
  ["none included any more", { used: 4, limit: 0 }, "4 used", null],
])("%s", (_, figures, count, percent) => {
  expect(describeUsage({ ...figures, resetsAt }, "UTC")).toMatchObject({ count, percent });
});

test("when the count starts again, by the person's own clock", () => {
  const note = (zone: string) => describeUsage({ used: 1, limit: 10, resetsAt }, zone)?.note;
  expect(note("UTC")).toBe("The count starts again on December 1, 2026.");
  expect(note("America/New_York")).toBe("The count starts again on November 30, 2026.");
});

test("what the server did not say is not shown", () => {
  expect(describeUsage(null, "UTC")).toBeNull();
});
