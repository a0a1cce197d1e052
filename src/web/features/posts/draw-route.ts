import { COLUMN_PX, dayWidth, GAP_PX } from "./find-view.ts";

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
