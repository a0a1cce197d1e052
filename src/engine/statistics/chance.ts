/** How often, over everything that was compared, chance alone may raise an alarm. */
const ALARM_RATE = 0.05;

/**
 * Who compares often enough finds something in pure chance. So one finding counts only when its
 * chance, times the number of comparisons, is still small (Bonferroni).
 */
export function isBeyondChance(chance: number, comparisons: number): boolean {
  return chance * Math.max(1, comparisons) <= ALARM_RATE;
}

type Interval = { low: number; high: number };

/** Of a normal distribution, 95 % lies within this many deviations of the mean. */
const Z_95 = 1.96;

/**
 * Where the true share of `hits` in `count` is likely to lie (Wilson's interval), 95 % unless `z` says
 * otherwise. Unlike the textbook one it holds for few, and for shares near none and all.
 */
export function wilsonInterval(hits: number, count: number, z = Z_95): Interval {
  if (count === 0) return { low: 0, high: 1 };
  const share = hits / count;
  const spread = (z * z) / count;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = Math.sqrt(share * (1 - share) * spread + (spread * spread) / 4) / (1 + spread);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
