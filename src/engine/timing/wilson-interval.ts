/** Of so many posts, so many reached the points that count as noticed. */
export type Share = { posts: number; over10: number };
export type Interval = { low: number; high: number };

/** Of a normal distribution, 95 % lies within this many deviations of the mean. */
const Z_95 = 1.96;

/**
 * Where the true share is likely to lie (Wilson's interval), 95 % unless `z` says otherwise. Unlike
 * the textbook one it holds for few posts, and for shares near none and all.
 */
export function wilsonInterval({ posts, over10 }: Share, z = Z_95): Interval {
  if (posts === 0) return { low: 0, high: 1 };
  const share = over10 / posts;
  const spread = (z * z) / posts;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = Math.sqrt(share * (1 - share) * spread + (spread * spread) / 4) / (1 + spread);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
