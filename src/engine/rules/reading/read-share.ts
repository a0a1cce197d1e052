import { anyOf } from "../rule-row.ts";

/** However the norm is written: nine for others, one for oneself. */
const ONE_IN_TEN = anyOf(
  /\b(9:1|1:9|10:1|1:10|1\/10|90\/10)(?!\d)/,
  /\b9[\s-]to[\s-]1\b/,
  /\b(1|one) (in|out of)( every)? (10|ten)\b/,
);
const PERCENT = /\b(\d{1,2}) ?(?:%|per ?cent\b)/;

/** How much may promote, in percent, where a rule on promotion states it; null where it does not. */
export function readShare(text: string): number | null {
  if (ONE_IN_TEN.test(text)) return 10;
  const percent = Number(PERCENT.exec(text)?.[1] ?? 0);
  if (percent === 0) return null;
  // '90 % of what you post must be about other things' leaves 10 %.
  return percent <= 50 ? percent : 100 - percent;
}
