import { listTakenSubreddits } from "#server/db/posts-repository.ts";
import { listProjectSubreddits, type ProjectRow } from "#server/db/projects-repository.ts";
import { findSubreddits, type KnownSubreddit } from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { assessCommunities } from "../recommendations/assess-communities.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { restBegan } from "./find-slot.ts";

/** Of a project's communities those that are due for a post, best match first. */
export async function chooseCommunities(
  deps: ServiceDeps,
  { userId }: Scope,
  project: ProjectRow,
  most: number,
): Promise<KnownSubreddit[]> {
  const { db } = deps.database;
  const ids = (await listProjectSubreddits(db, project.id)).map(({ subredditId }) => subredditId);
  const known = await findSubreddits(db, userId, ids);
  if (known.length === 0) {
    throw new ServiceError("CONFLICT", "Add a subreddit to the project first.");
  }
  const taken = await listTakenSubreddits(db, project.id, restBegan(deps.clock()));
  const free = known.filter(({ id }) => !taken.has(id));
  return assessCommunities(deps, project, free)
    .slice(0, most)
    .map(({ subreddit }) => subreddit);
}
