import { expect, test } from "vitest";
import {
  type DatedPost,
  findNextPost,
  findTimelineRange,
  placeProjects,
  placeTimeline,
  TIMELINE_DAYS,
} from "./place-timeline.ts";

const ZONE = "America/New_York";
const TODAY = "2026-11-17";
const post = (at: string, status: DatedPost["status"] = "posted") => ({ at, status }) as DatedPost;

test("the range is as many days as are drawn, by the reader's midnight", () => {
  const { from, to } = findTimelineRange(TODAY, ZONE);
  // An hour more: the clocks went back on November 1.
  expect(from.toISOString()).toBe("2026-10-20T04:00:00.000Z");
  expect(to.toISOString()).toBe("2026-12-01T05:00:00.000Z");
  expect(Math.round((to.getTime() - from.getTime()) / 86_400_000)).toBe(TIMELINE_DAYS);
});

test("each post is on its day by the reader's clock, those of one day on each other", () => {
  const { dots, levels, todayColumn } = placeTimeline(
    [
      post("2026-11-17T03:00:00Z"),
      post("2026-11-17T14:00:00Z"),
      post("2026-11-17T15:00:00Z", "scheduled"),
    ],
    TODAY,
    ZONE,
  );
  expect(dots.map(({ column, level }) => [column - todayColumn, level])).toEqual([
    [-1, 0],
    [0, 0],
    [0, 1],
  ]);
  expect(levels).toBe(2);
});

test("what is outside of it is left out", () => {
  const posts = [post("2026-10-01T12:00:00Z"), post("2027-01-01T12:00:00Z")];
  expect(placeTimeline(posts, TODAY, ZONE).dots).toEqual([]);
});

test("next is the first that is planned for later", () => {
  const now = new Date("2026-11-17T12:00:00Z");
  const later = post("2026-11-18T12:00:00Z", "scheduled");
  const posts = [post("2026-11-17T10:00:00Z", "scheduled"), post("2026-11-17T13:00:00Z"), later];
  expect(findNextPost(posts, now)).toBe(later);
  expect(findNextPost([], now)).toBeNull();
});

test("projects with posts have the first places, and so a colour of their own", () => {
  const projects = ["a", "b", "c", "d"].map((id) => ({
    id,
    posts: id === "b" || id === "d" ? 2 : 0,
  }));
  expect([...placeProjects(projects)]).toEqual([
    ["b", 0],
    ["d", 1],
  ]);
});
