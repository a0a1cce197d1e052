/** A share with the range that the sample leaves open. */
export type Share = { hits: number; n: number; share: number; low: number; high: number };

/** 95 %. */
const Z = 1.96;

/** Wilson's interval: honest for small samples and for shares near nought and one. */
export function estimateShare(hits: number, n: number): Share | null {
  if (n <= 0 || hits < 0 || hits > n) return null;
  const share = hits / n;
  const spread = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const middle = share + (Z * Z) / (2 * n);
  const scale = 1 + (Z * Z) / n;
  return {
    hits,
    n,
    share,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}

/** Whether two ranges leave it open which share is the larger. */
export function overlaps(a: Share, b: Share): boolean {
  return a.low <= b.high && b.low <= a.high;
}
