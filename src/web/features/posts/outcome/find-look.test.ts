import { expect, test } from "vitest";
import type { LookStage, Sighting } from "#engine/outcomes/look.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { findLooks } from "./find-look.ts";

const postedAt = "2026-11-15T12:00:00.000Z";
const after = (hours: number) => new Date(Date.parse(postedAt) + hours * HOUR_MS);
const look = (stage: LookStage, sighting: Sighting = "live") => ({
  stage,
  sighting,
  checkedAt: postedAt,
  by: "user" as const,
});

test.each([
  ["just posted: one may look at once", 0, [], null, "15-minutes", "15-minutes"],
  ["due", 1, [], "15-minutes", "15-minutes", "24-hours"],
  ["done: nothing is asked", 2, [look("15-minutes")], null, null, "24-hours"],
  ["the next is due", 25, [look("15-minutes")], "24-hours", "24-hours", "72-hours"],
  ["never looked, long ago", 24 * 60, [], null, "72-hours", null],
  ["removed: nothing is asked", 30, [look("15-minutes", "removed-by-reddit")], null, null, null],
  ["all done", 24 * 60, [look("72-hours")], null, null, null],
])("%s", (_case, hours, seen, due, asked, next) => {
  const check = { due: null, next: null, watch: null, seen };
  const looks = findLooks(samplePost({ postedAt, check }), after(hours));
  expect(looks).toMatchObject({ due, asked });
  expect(looks.next?.stage ?? null).toBe(next);
});

test("the last look that told something counts", () => {
  const seen = [look("15-minutes", "not-listed"), look("24-hours", "unclear")];
  const check = { due: null, next: null, watch: null, seen };
  expect(findLooks(samplePost({ postedAt, check }), after(30)).last?.sighting).toBe("not-listed");
});

test.each([
  ["just posted: nothing is asked", 0, null, null, null],
  ["due: Foothold has its turn", 0.3, null, null, null],
  ["Foothold did not come", 1, null, "15-minutes", null],
  ["Foothold could not tell", 0.3, after(0.3), "15-minutes", after(0.3)],
  ["Foothold could not tell a day ago", 24.1, after(0.3), null, null],
  ["nor did it come now", 25, after(0.3), "24-hours", null],
])("where Foothold looks by itself, %s", (_case, hours, askedAt, asked, unclearAt) => {
  const watch = { askedAt: askedAt?.toISOString() ?? null };
  const check = { due: null, next: null, watch, seen: [] };
  const looks = findLooks(samplePost({ postedAt, check }), after(hours));
  expect(looks).toMatchObject({ asked, watch: { unclearAt } });
});

test.each([1, 30, 100])(
  "asks nothing about a post from before Foothold after %i hours",
  (hours) => {
    const looks = findLooks(samplePost({ postedAt, check: null, isImported: true }), after(hours));
    expect(looks).toMatchObject({ due: null, next: null });
    // What became of it can be noted all the same.
    expect(looks.asked).not.toBeNull();
  },
);
