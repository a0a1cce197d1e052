/** How often, over everything that was compared, chance alone may raise an alarm. */
const ALARM_RATE = 0.05;

/**
 * Who compares often enough finds something in pure chance. So one finding counts only when its
 * chance, times the number of comparisons, is still small (Bonferroni).
 */
export function isBeyondChance(chance: number, comparisons: number): boolean {
  return chance * Math.max(1, comparisons) <= ALARM_RATE;
}
