/** The counts of several communities added up, slot by slot. */
export function sumActivity(counts: readonly (readonly number[])[]): number[] {
  const slots = Math.max(0, ...counts.map(({ length }) => length));
  return Array.from({ length: slots }, (_, slot) =>
    counts.reduce((total, one) => total + (one[slot] ?? 0), 0),
  );
}

/** The fullest slot, the first of equals; null when nothing was counted. */
export function findPeak(sums: readonly number[]): number | null {
  const most = Math.max(0, ...sums);
  return most > 0 ? sums.indexOf(most) : null;
}
