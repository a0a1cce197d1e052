import type { ProfileChanges } from "#contract/user.ts";
import type { Db } from "#server/db/database.ts";
import {
  deleteKarmaOf,
  type KarmaSnapshot,
  saveSnapshot,
} from "#server/db/karma-snapshots-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import { readAuthor } from "../accounts/read-author.ts";

/** Keeps what is known of the account on this day; what was forgotten is not kept. */
export async function noteKarma(
  db: Db,
  user: UserRow,
  source: KarmaSnapshot["source"],
  now: Date,
): Promise<void> {
  const { karma, accountAgeDays } = readAuthor(user, now);
  const day = now.toISOString().slice(0, 10);
  if (karma === null && accountAgeDays === null) await deleteKarmaOf(db, user.id, day);
  else
    await saveSnapshot(db, { userId: user.id, day, karma, accountAgeDays, source, takenAt: now });
}

export function tellsKarma(
  changes: Pick<ProfileChanges, "redditKarma" | "redditAccountAgeDays">,
): boolean {
  return changes.redditKarma !== undefined || changes.redditAccountAgeDays !== undefined;
}
