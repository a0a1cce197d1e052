import { COLUMN_PX, GAP_PX } from "../../find-view.ts";
import { drawRoute, ROUTE_HEIGHT } from "../../draw-route.ts";

type RouteStretchProps = { before: number[] | null; hours: number[]; after: number[] | null };

/** The day's part of the route: morning above, night below. The times are also on the cards. */
export function RouteStretch({ before, hours, after }: RouteStretchProps) {
  const { line, holds } = drawRoute(before, hours, after);
  return (
    <svg
      aria-hidden="true"
      width={COLUMN_PX}
      height={ROUTE_HEIGHT}
      className="mt-1 block overflow-visible"
    >
      <line
        x1={before ? -GAP_PX / 2 : 0}
        x2={after ? COLUMN_PX + GAP_PX / 2 : COLUMN_PX}
        y1={ROUTE_HEIGHT / 2}
        y2={ROUTE_HEIGHT / 2}
        className="route-noon"
      />
      <path d={line} className="route-line" />
      {holds.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5} className="route-hold" />
      ))}
    </svg>
  );
}
