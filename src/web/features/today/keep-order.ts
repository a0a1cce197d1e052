/** Rows in the order in which they were first seen; what is new comes after them. */
export function keepOrder<Row extends { subredditId: string }>(
  rows: readonly Row[],
  seen: readonly string[],
): Row[] {
  const placeOf = new Map(seen.map((id, place) => [id, place]));
  const place = ({ subredditId }: Row) => placeOf.get(subredditId) ?? seen.length;
  return rows.toSorted((a, b) => place(a) - place(b));
}
