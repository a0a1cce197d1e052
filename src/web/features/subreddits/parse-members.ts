export const LEAST_MEMBERS = 0;

/** Shown as the upper end; it stands for 'no upper end', or the largest communities would be hidden. */
export const MOST_MEMBERS = 10_000_000;

/** Twelve digits are as many as the server reads. */
const MOST_SENT = 999_999_999_999;

const UNITS: Record<string, number> = { "": 1, k: 1_000, m: 1_000_000 };

/** Reads '50000', '50,000', '50k' and '1.5m'; whatever is not a number is the fallback. */
export function parseMembers(text: string, fallback: number): number {
  const tidy = text.replaceAll(/[\s,_]/g, "").toLowerCase();
  const [, digits, unit = ""] = /^(\d{1,12}(?:\.\d+)?)([km]?)$/.exec(tidy) ?? [];
  if (digits === undefined) return fallback;
  return Math.min(Math.round(Number(digits) * (UNITS[unit] ?? 1)), MOST_SENT);
}
