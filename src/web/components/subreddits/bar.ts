/** One bar of a chart. */
export type Bar = {
  /** What it stands for: an hour, a day, a month. */
  name: string;
  value: number;
  /** Its figures in words. */
  text: string;
  isBest?: boolean;
  /** Between which values the true one is likely to lie: drawn as a line over the bar. */
  interval?: { low: number; high: number };
  /** Too little stands behind it: hatched. */
  isRough?: boolean;
};
