import { type DayName, isDayName } from "#engine/clock/calendar-days.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";

/** One size for all posts, so that it is known which are in sight. */
export const COLUMN_PX = 272;
export const GAP_PX = 16;

/** Posts beyond the edges that are drawn as well: there before they are seen, and for the Tab key. */
const SPARE_COLUMNS = 3;

/** The columns, one for each post, from the first to the last that is near the visible part. */
export type LaneView = { first: number; last: number; isAtStart: boolean; isAtEnd: boolean };

/** A day is as wide as its posts side by side: the lane stays one card high however full a day is. */
export function dayWidth(posts: number): number {
  return posts * (COLUMN_PX + GAP_PX) - GAP_PX;
}

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

/** How the roadmap can be looked at; the first unless the address says otherwise. */
export const ROADMAP_VIEWS = { days: "Days", week: "Week", month: "Month" } as const;
export type RoadmapView = keyof typeof ROADMAP_VIEWS;

type Shown = { view: RoadmapView; /** null is today. */ day: DayName | null };

/** What an address asks for; what is no view and no day asks for nothing. */
export function readRoadmapView(params: URLSearchParams): Shown {
  const view = params.get("view") ?? "";
  const day = params.get("day") ?? "";
  return {
    view: Object.hasOwn(ROADMAP_VIEWS, view) ? (view as RoadmapView) : "days",
    day: isDayName(day) ? day : null,
  };
}

/** The same address with another view; whatever else it holds stays. */
export function writeRoadmapView(before: URLSearchParams, { view, day }: Shown): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete("view");
  params.delete("day");
  if (view !== "days") params.set("view", view);
  if (view !== "days" && day !== null) params.set("day", day);
  return params;
}

export const ROUTE_HEIGHT = 56;
const MARGIN = 8;
/** A lane of posts that all go out at about the same hour is nearly level, not a cliff. */
const MIN_SPAN_HOURS = 6;

export type RouteHold = { x: number; y: number };
export type RouteStretch = { line: string; holds: RouteHold[] };

type Day = readonly number[];

/** The hours at the upper and at the lower edge of the route. */
export type HourRange = { earliest: number; latest: number };

/** As wide as the posts of a lane ask for, so that the route uses its height. */
export function findHourRange(days: readonly Day[]): HourRange {
  const hours = days.flat();
  if (hours.length === 0) return { earliest: 0, latest: 24 };
  const earliest = Math.min(...hours);
  const latest = Math.max(...hours);
  const missing = Math.max(0, MIN_SPAN_HOURS - (latest - earliest));
  return { earliest: earliest - missing / 2, latest: latest + missing / 2 };
}

/**
 * One day's stretch of the route through the roadmap: a hold above each post, early hours high up,
 * late ones below, and a line that meets the stretches of the days beside it half way.
 */
export function drawRoute(
  { before, hours, after }: { before: Day | null; hours: Day; after: Day | null },
  range: HourRange,
): RouteStretch {
  const heightOf = (hour: number) =>
    Math.round(
      MARGIN +
        ((hour - range.earliest) / (range.latest - range.earliest)) * (ROUTE_HEIGHT - 2 * MARGIN),
    );
  const holds = hours.map((hour, index) => ({
    x: index * (COLUMN_PX + GAP_PX) + COLUMN_PX / 2,
    y: heightOf(hour),
  }));
  const first = holds[0];
  const last = holds.at(-1);
  if (!first || !last) return { line: "", holds };
  const edge = GAP_PX / 2;
  const comesFrom = before?.at(-1);
  const goesTo = after?.[0];
  const points = [
    ...(comesFrom === undefined ? [] : [{ x: -edge, y: (heightOf(comesFrom) + first.y) / 2 }]),
    ...holds,
    ...(goesTo === undefined
      ? []
      : [{ x: dayWidth(hours.length) + edge, y: (heightOf(goesTo) + last.y) / 2 }]),
  ];
  return { line: `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`, holds };
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
