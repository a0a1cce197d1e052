import { DAY_MS } from "#engine/clock/time-units.ts";
import type { Author } from "#engine/drafts/draft.ts";
import type { RuleValue } from "#engine/rules/rule-row.ts";

/** In whole days; null where the user has not told. */
export function ageWhenPosted(
  { accountAgeDays }: Author,
  at: Date | null,
  now: Date,
): number | null {
  if (accountAgeDays === null) return null;
  const waitDays = at ? Math.max(0, Math.floor((at.getTime() - now.getTime()) / DAY_MS)) : 0;
  return accountAgeDays + waitDays;
}

/**
 * When the account is old enough for the gate, for certain: its age is known in whole days, and the
 * clock goes on while the user decides. Null where nothing has to be waited for.
 */
export function ageReachedAt(
  { accountAgeDays }: Author,
  gate: RuleValue | undefined,
  now: Date,
): Date | null {
  if (accountAgeDays === null || typeof gate !== "number" || accountAgeDays >= gate) return null;
  return new Date(now.getTime() + (gate - accountAgeDays + 1) * DAY_MS);
}
