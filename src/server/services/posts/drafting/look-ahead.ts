import type { PostType } from "#engine/drafts/draft.ts";
import { composePost } from "#engine/posts/compose-post.ts";
import type { Composition, Sibling } from "#engine/posts/post-brief.ts";
import { type ProjectRow, listProjectSubreddits } from "#server/db/projects/projects-repository.ts";
import {
  type KnownSubreddit,
  findSubreddits,
} from "#server/db/subreddits/subreddits-repository.ts";
import { composeForModel } from "#server/services/model-writing/draft-with-model.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { buildBrief, type PostWishes } from "./build-brief.ts";
import { pickSeed } from "./place-post.ts";
import type { Scope } from "#server/scope.ts";
import { assessCommunities } from "#server/services/recommendations/assess-communities.ts";

/** What a new post depends on beside its community. */
export type Standing = { project: ProjectRow; siblings: Sibling[]; postsSoFar: number };

/** What a post for a community would be by now; nothing is kept. */
export type Prospect = { composition: Composition; tryType: (postType: PostType) => Composition };

export function lookAhead(
  deps: Pick<ServiceDeps, "profiles" | "llm">,
  { project, siblings, postsSoFar }: Standing,
  subreddit: KnownSubreddit,
  wishes: PostWishes = {},
): Prospect {
  const brief = buildBrief(deps, project, subreddit, wishes, siblings);
  const seed = pickSeed(project, subreddit, postsSoFar);
  const isModel = deps.llm.isConfigured && wishes.writer !== "engine";
  const compose = isModel ? composeForModel : composePost;
  return {
    composition: compose(brief, seed),
    tryType: (postType) => compose({ ...brief, postType }, seed),
  };
}

/** Those of a project that the catalogue knows, best match first. */
export async function listCommunities(
  deps: ServiceDeps,
  { userId }: Scope,
  project: ProjectRow,
): Promise<KnownSubreddit[]> {
  const { db } = deps.database;
  const ids = (await listProjectSubreddits(db, project.id)).map(({ subredditId }) => subredditId);
  const known = await findSubreddits(db, userId, ids);
  return assessCommunities(deps, project, known).map(({ subreddit }) => subreddit);
}
