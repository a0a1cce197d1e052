/** One size for all days, so that it is known which are in sight. */
export const COLUMN_PX = 272;
export const GAP_PX = 16;

/** Days beyond the edges that are drawn as well: there before they are seen, and for the Tab key. */
const SPARE_COLUMNS = 3;

export type LaneView = { first: number; last: number; isAtStart: boolean; isAtEnd: boolean };

type ScrollPlace = { scrollLeft: number; clientWidth: number; scrollWidth: number };

/** Which days of a lane are near its visible part, and whether it can be scrolled further. */
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
