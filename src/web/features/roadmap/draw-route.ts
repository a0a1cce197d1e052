import { COLUMN_PX, GAP_PX } from "./find-view.ts";

export const ROUTE_HEIGHT = 56;
const MARGIN = 8;
const HOURS = 24;

export type RouteHold = { x: number; y: number };
export type RouteStretch = { line: string; holds: RouteHold[] };

type Day = readonly number[];

/**
 * One day's stretch of the route through the roadmap: a hold for each post, early hours high up,
 * late ones below, and a line that meets the stretches of the days beside it half way.
 */
export function drawRoute(before: Day | null, hours: Day, after: Day | null): RouteStretch {
  const holds = hours.map((hour, index) => ({
    x: Math.round(((index + 0.5) / hours.length) * COLUMN_PX),
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
    ...(goesTo === undefined ? [] : [{ x: COLUMN_PX + edge, y: (heightOf(goesTo) + last.y) / 2 }]),
  ];
  return { line: `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`, holds };
}

function heightOf(hour: number): number {
  return Math.round(MARGIN + (hour / HOURS) * (ROUTE_HEIGHT - 2 * MARGIN));
}
