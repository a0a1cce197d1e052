import type { User } from "#contract/user.ts";
import { countAccountDays } from "#engine/accounts/account-days.ts";
import type { UserRow } from "#server/db/users-repository.ts";

export function presentUser(row: UserRow, now: Date): User {
  const since = row.redditAccountSince;
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    name: row.name,
    timezone: row.timezone,
    redditUsername: row.redditUsername,
    redditKarma: row.redditKarma,
    redditKarmaToldAt: row.redditKarmaToldAt?.toISOString() ?? null,
    redditAccountAgeDays: since === null ? 0 : countAccountDays(since, now),
    redditAccountSince: since,
    reminders: row.reminders,
    onboardedAt: row.onboardedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
