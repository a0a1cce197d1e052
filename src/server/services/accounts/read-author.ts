import type { UserRow } from "#server/db/accounts/users-repository.ts";
import { countAccountDays } from "#engine/accounts/account.ts";
import type { Author } from "#engine/drafts/draft.ts";

/** The user's Reddit account as far as they told: null is 'not told', which is not nought. */
export function readAuthor(user: UserRow | null, now: Date): Author {
  const since = user?.redditAccountSince ?? null;
  return {
    karma: user?.redditKarmaToldAt ? user.redditKarma : null,
    accountAgeDays: since === null ? null : countAccountDays(since, now),
  };
}
