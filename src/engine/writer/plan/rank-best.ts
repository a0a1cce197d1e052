/** The places of figures, the largest first, and of equal ones the first: as sorting does, at a fraction of its time. */
export function rankBest(figures: Float64Array): Int32Array {
  // Without a function to compare by, numbers are sorted without a call for each pair.
  const sorted = figures.toSorted();
  const equals = new Int32Array(figures.length);
  const ranked = new Int32Array(figures.length);
  for (let at = 0; at < figures.length; at++) {
    const larger = figures.length - countUpTo(sorted, figures[at] ?? 0);
    const before = equals[larger] ?? 0;
    ranked[larger + before] = at;
    equals[larger] = before + 1;
  }
  return ranked;
}

/** How many of these are not larger. */
function countUpTo(sorted: Float64Array, most: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) <= most) from = middle + 1;
    else to = middle;
  }
  return from;
}
