/** One bar of a chart. */
export type Bar = {
  /** What it stands for: an hour, a day, a month. */
  name: string;
  value: number;
  /** Its figures in words. */
  text: string;
  isBest?: boolean;
  /** Too little stands behind it: hatched. */
  isRough?: boolean;
};
