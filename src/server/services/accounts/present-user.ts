import type { User } from "#contract/user.ts";
import type { UserRow } from "#server/db/users-repository.ts";

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    name: row.name,
    timezone: row.timezone,
    redditUsername: row.redditUsername,
    redditKarma: row.redditKarma,
    redditAccountAgeDays: row.redditAccountAgeDays,
    reminders: row.reminders,
    onboardedAt: row.onboardedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
