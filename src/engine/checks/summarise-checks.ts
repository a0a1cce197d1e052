import type { Check } from "./check.ts";

/** For 'n/m rules followed'; a total of 0 means that there is nothing to say. */
export function summariseChecks(checks: Check[]): { followed: number; total: number } {
  return { followed: checks.filter(({ isFollowed }) => isFollowed).length, total: checks.length };
}
