/** What a field for a number holds: karma and account age count as 0 when they are not numeric. */
export type TypedNumber = {
  value: number;
  /** Whether a number was told at all: 0 by default says nothing about the account. */
  isTold: boolean;
};

/** "1,200" → 1200, "-3" → -3, "12.5" → 12; anything else counts as 0. */
export function parseNumber(typed: string): TypedNumber {
  const tidy = typed.replaceAll(/[\s,_']/g, "");
  if (!/^-?\d{1,15}(\.\d*)?$/.test(tidy)) return { value: 0, isTold: false };
  return { value: Math.trunc(Number(tidy)), isTold: true };
}
