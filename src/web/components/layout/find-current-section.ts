export type SectionPlace = { id: string; top: number; bottom: number };

/** As far below the window's upper edge a section counts as reached. */
const REACHED_PX = 120;

/**
 * The section that is being read: the last whose beginning was reached. At the page's end some never get that far:
 * there it is the one that was asked for, if it is in sight, or else the last.
 */
export function findCurrentSection(
  places: readonly SectionPlace[],
  { isAtEnd, height, askedFor }: { isAtEnd: boolean; height: number; askedFor: string },
): string | null {
  const asked = places.find(({ id }) => id === askedFor);
  if (isAtEnd && asked && asked.top < height && asked.bottom > 0) return asked.id;
  const current = isAtEnd ? places.at(-1) : places.findLast(({ top }) => top <= REACHED_PX);
  return (current ?? places[0])?.id ?? null;
}
