import type { User, ProfileChanges } from "#contract/accounts/user.ts";
import type { UserRow } from "#server/db/accounts/users-repository.ts";
import { countAccountDays, findFirstDay } from "#engine/accounts/account.ts";
import type { Author } from "#engine/drafts/draft.ts";

export function presentUser(row: UserRow, now: Date): User {
  const since = row.redditAccountSince;
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    name: row.name,
    timezone: row.timezone,
    timezoneToldAt: row.timezoneToldAt?.toISOString() ?? null,
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

/** What was sent, as the users table keeps it: an emptied name is no name, an age is a first day. */
export function toUserColumns(
  changes: Omit<ProfileChanges, "browserTimezone">,
  now: Date,
): Partial<UserRow> {
  const { name, redditKarma: karma, redditAccountAgeDays: ageDays, ...rest } = changes;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(name !== undefined && { name: name || null }),
    ...(rest.timezone !== undefined && { timezoneToldAt: now }),
    ...(karma !== undefined && {
      redditKarma: karma ?? 0,
      redditKarmaToldAt: karma === null ? null : now,
    }),
    ...(ageDays !== undefined && {
      redditAccountSince: ageDays === null ? null : findFirstDay(ageDays, now),
    }),
  };
}

/** The user's Reddit account as far as they told: null is 'not told', which is not nought. */
export function readAuthor(user: UserRow | null, now: Date): Author {
  const since = user?.redditAccountSince ?? null;
  return {
    karma: user?.redditKarmaToldAt ? user.redditKarma : null,
    accountAgeDays: since === null ? null : countAccountDays(since, now),
  };
}
