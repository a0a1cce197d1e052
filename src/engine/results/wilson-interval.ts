/** The standard normal value that leaves 2.5 % on each side. */
const Z = 1.96;

/**
 * Where a share may lie in truth (95 %), by Wilson's score: unlike the textbook's, it stays between
 * 0 and 1 and does not claim certainty from three of three.
 */
export function wilsonInterval(hits: number, count: number): { low: number; high: number } {
  const share = hits / count;
  const square = Z ** 2 / count;
  const centre = share + square / 2;
  const spread = Z * Math.sqrt((share * (1 - share)) / count + square / (4 * count));
  return {
    low: Math.max(0, (centre - spread) / (1 + square)),
    high: Math.min(1, (centre + spread) / (1 + square)),
  };
}
