import { type DayName, isDayName } from "#engine/clock/calendar-days.ts";

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
