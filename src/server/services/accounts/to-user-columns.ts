import type { ProfileChanges } from "#contract/user.ts";
import { findFirstDay } from "#engine/accounts/account-days.ts";
import type { UserRow } from "#server/db/users-repository.ts";

/** What was sent, as the users table keeps it: an emptied name is no name, an age is a first day. */
export function toUserColumns(changes: ProfileChanges, now: Date): Partial<UserRow> {
  const { name, redditKarma: karma, redditAccountAgeDays: ageDays, ...rest } = changes;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(name !== undefined && { name: name || null }),
    ...(karma !== undefined && {
      redditKarma: karma ?? 0,
      redditKarmaToldAt: karma === null ? null : now,
    }),
    ...(ageDays !== undefined && {
      redditAccountSince: ageDays === null ? null : findFirstDay(ageDays, now),
    }),
  };
}
