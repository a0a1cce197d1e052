import type { KarmaReport } from "#contract/karma.ts";
import { listUnlocks } from "#engine/accounts/list-unlocks.ts";
import { listKarma } from "#server/db/karma-snapshots-repository.ts";
import { listCommunityIds } from "#server/db/projects-repository.ts";
import { findStoredFor } from "#server/db/subreddits-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { buildPolicy } from "../policies/build-policy.ts";
import { readAuthor } from "../accounts/read-author.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** A year, where there is one for each day. */
const MOST_SNAPSHOTS = 366;

export async function getKarma(deps: ServiceDeps, { userId }: Scope): Promise<KarmaReport> {
  const { db } = deps.database;
  const user = await findUserById(db, userId);
  const snapshots = await listKarma(db, userId, MOST_SNAPSHOTS);
  const stored = await findStoredFor(db, userId, await listCommunityIds(db, userId));
  const communities = Array.from(stored.values(), (each) => buildPolicy(each));
  return {
    snapshots: snapshots.map(({ day, karma, accountAgeDays, source }) => ({
      day,
      karma,
      accountAgeDays,
      source,
    })),
    isFetched: deps.reddit.isConfigured && Boolean(user?.redditUsername),
    askedAt: user?.redditAskedAt?.toISOString() ?? null,
    unlocks: listUnlocks(readAuthor(user, deps.clock()), communities),
  };
}
