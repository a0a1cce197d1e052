import type { DatedPosts } from "#contract/calendar.ts";
import type { ProjectSummary } from "#contract/project.ts";
import { type DayName, shiftDay } from "#engine/clock/calendar-days.ts";
import { findMoment, readDayClock } from "#engine/clock/day-clock.ts";

export type DatedPost = DatedPosts["items"][number];

/** Four weeks of what was posted, and two of what is planned. */
const DAYS_BEFORE = 28;
const DAYS_AFTER = 14;
export const TIMELINE_DAYS = DAYS_BEFORE + DAYS_AFTER;

export type TimelineDot = {
  post: DatedPost;
  /** Its day, from 0 at the left. */
  column: number;
  /** How many of the same day are below it. */
  level: number;
};

/** From midnight to midnight by the reader's clock. */
export function findTimelineRange(today: DayName, timezone: string): { from: Date; to: Date } {
  const startOf = (day: DayName) => findMoment({ day, hour: 0, minute: 0 }, timezone);
  return {
    from: startOf(shiftDay(today, -DAYS_BEFORE)),
    to: startOf(shiftDay(today, DAYS_AFTER)),
  };
}

/** The place of each project that has posts, which decides its colour: there are only a few. */
export function placeProjects(
  projects: readonly Pick<ProjectSummary, "id" | "posts">[],
): ReadonlyMap<string, number> {
  const posting = projects.filter(({ posts }) => posts > 0);
  return new Map(posting.map(({ id }, place) => [id, place]));
}

/** One column a day, the earliest first; posts of one day lie on each other. */
export function placeTimeline(
  posts: readonly DatedPost[],
  today: DayName,
  timezone: string,
): { dots: TimelineDot[]; levels: number; todayColumn: number } {
  const columns = new Map(
    Array.from({ length: TIMELINE_DAYS }, (_, column) => [
      shiftDay(today, column - DAYS_BEFORE),
      column,
    ]),
  );
  const heights = new Map<number, number>();
  const dots = posts.flatMap((post) => {
    const column = columns.get(readDayClock(new Date(post.at), timezone).day);
    if (column === undefined) return [];
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    return [{ post, column, level }];
  });
  return { dots, levels: Math.max(1, ...heights.values()), todayColumn: DAYS_BEFORE };
}

/** The next that is planned; one whose time has passed is a matter for Today. */
export function findNextPost(posts: readonly DatedPost[], now: Date): DatedPost | null {
  return posts.find(({ status, at }) => status === "scheduled" && new Date(at) > now) ?? null;
}
