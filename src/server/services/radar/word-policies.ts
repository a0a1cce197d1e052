import { wordAllowed } from "#engine/radar/word-find.ts";
import { findStoredFor } from "#server/db/subreddits/subreddits-repository.ts";
import type { UserId } from "#server/scope.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

type Placed = { community: string };
type Allowed = { subredditId: string | null; allows: string };

/** For each post, what one may say where it stands, by what its user knows of the community. */
export async function wordAllowedIn(
  { database }: Pick<ServiceDeps, "database">,
  userId: UserId,
  posts: readonly Placed[],
): Promise<(post: Placed) => Allowed> {
  const ids = Array.from(new Set(posts.map(({ community }) => community.toLowerCase())));
  const stored = await findStoredFor(database.db, userId, ids);
  const known = new Map(
    Array.from(stored, ([id, each]) => [id, wordAllowed(buildPolicy(each))] as const),
  );
  return ({ community }) => {
    const id = community.toLowerCase();
    const allows = known.get(id);
    return allows === undefined
      ? { subredditId: null, allows: wordAllowed(null) }
      : { subredditId: id, allows };
  };
}
