import { drawRoute, type HourRange, ROUTE_HEIGHT } from "../../draw-route.ts";
import { COLUMN_PX } from "../../find-view.ts";

type RouteStretchProps = {
  before: number[] | null;
  hours: number[];
  after: number[] | null;
  range: HourRange;
};

/** The day's part of the route: the earlier, the higher. The times are also on the cards. */
export function RouteStretch({ range, ...days }: RouteStretchProps) {
  const { line, holds } = drawRoute(days, range);
  return (
    <svg
      aria-hidden="true"
      width={COLUMN_PX}
      height={ROUTE_HEIGHT}
      className="mt-1 block overflow-visible"
    >
      <path d={line} className="route-line" />
      {holds.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5} className="route-hold" />
      ))}
    </svg>
  );
}
