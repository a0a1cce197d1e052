/** With fewer, nothing gathers by more than chance, and the approximation does not hold. */
const FEWEST = 10;

/**
 * How likely counts around a cycle (the hours of a day, the days of a week) gather as much as these
 * do when no slot is favoured: Rayleigh's test, with the approximation of Greenwood and Durand. Unlike
 * chi-square it holds for two posts an hour, and one odd hour moves it little.
 */
export function chanceOfGathering(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total < FEWEST) return 1;
  let east = 0;
  let north = 0;
  counts.forEach((count, slot) => {
    const angle = (2 * Math.PI * slot) / counts.length;
    east += count * Math.cos(angle);
    north += count * Math.sin(angle);
  });
  const spread = Math.max(0, total * total - (east * east + north * north));
  return Math.min(1, Math.exp(Math.sqrt(1 + 4 * total + 4 * spread) - (1 + 2 * total)));
}
