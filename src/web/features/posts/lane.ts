import { type DayName, isDayName } from "#engine/clock/calendar-days.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";

/** One size for all posts, so that it is known which are in sight. */
export const COLUMN_PX = 272;
export const GAP_PX = 16;

/** Posts beyond the edges that are drawn as well: there before they are seen, and for the Tab key. */
const SPARE_COLUMNS = 3;

/** The columns, one for each post, from the first to the last that is near the visible part. */
export type LaneView = { first: number; last: number; isAtStart: boolean; isAtEnd: boolean };

/** The column at which each day of a lane begins. */
export function findFirstColumns(postsPerDay: readonly number[]): number[] {
  let next = 0;
  return postsPerDay.map((posts) => {
    const first = next;
    next += posts;
    return first;
  });
}

type ScrollPlace = { scrollLeft: number; clientWidth: number; scrollWidth: number };

/** Which columns of a lane are near its visible part, and whether it can be scrolled further. */
export function findView({ scrollLeft, clientWidth, scrollWidth }: ScrollPlace): LaneView {
  const step = COLUMN_PX + GAP_PX;
  return {
    first: Math.max(0, Math.floor(scrollLeft / step) - SPARE_COLUMNS),
    last: Math.floor((scrollLeft + clientWidth) / step) + SPARE_COLUMNS,
    // Zoomed pages scroll by fractions of a pixel.
    isAtStart: scrollLeft <= 1,
    isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1,
  };
}

export function isSameView(a: LaneView, b: LaneView): boolean {
  return (
    a.first === b.first &&
    a.last === b.last &&
    a.isAtStart === b.isAtStart &&
    a.isAtEnd === b.isAtEnd
  );
}

/** How the roadmap can be looked at. */
export const ROADMAP_VIEWS = { days: "Days", week: "Week", month: "Month" } as const;
export type RoadmapView = keyof typeof ROADMAP_VIEWS;

/** From here on a week has room for its seven days side by side, and is what the roadmap opens with. */
export const WIDE_SCREEN = "(width >= 86rem)";

type Shown = { view: RoadmapView; /** null is today. */ day: DayName | null };

/** What an address asks for; what is no view and no day asks for nothing. */
export function readRoadmapView(params: URLSearchParams, isWide: boolean): Shown {
  const view = params.get("view") ?? "";
  const day = params.get("day") ?? "";
  const usual = isWide ? "week" : "days";
  return {
    view: Object.hasOwn(ROADMAP_VIEWS, view) ? (view as RoadmapView) : usual,
    day: isDayName(day) ? day : null,
  };
}

/** The same address with another view; whatever else it holds stays. */
export function writeRoadmapView(before: URLSearchParams, { view, day }: Shown): URLSearchParams {
  const params = new URLSearchParams(before);
  params.set("view", view);
  params.delete("day");
  if (view !== "days" && day !== null) params.set("day", day);
  return params;
}

export type DayWords = { weekday: string; date: string; distance: string };

/** A calendar day ('2026-11-17') in words, and how far it is from today. */
export function wordDay(day: string, today: string): DayWords {
  const moment = new Date(`${day}T00:00:00Z`);
  const days = Math.round((moment.getTime() - new Date(`${today}T00:00:00Z`).getTime()) / DAY_MS);
  return {
    weekday: weekdays.format(moment),
    date: (day.slice(0, 4) === today.slice(0, 4) ? dates : datesWithYear).format(moment),
    distance: distances.format(days, "day"),
  };
}

const weekdays = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
const dates = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
const datesWithYear = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const distances = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
