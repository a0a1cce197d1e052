import type { PostRequest } from "#contract/writing.ts";
import { seenInThread } from "#engine/threads/find-threads.ts";
import type { PostBrief } from "#engine/posts/post-brief.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { readInterview } from "#server/services/projects/projects.ts";

/** What the founder may wish for a post. */
export type PostWishes = Omit<PostRequest, "projectId" | "subredditId"> &
  Pick<PostBrief, "maxWords">;

/** All that a post may be made of: nothing beyond it is a fact. */
export function buildBrief(
  deps: Pick<ServiceDeps, "profiles">,
  project: ProjectRow,
  subreddit: KnownSubreddit,
  { writer: _writer, ...wishes }: PostWishes,
  siblings: PostBrief["siblings"],
): PostBrief {
  const { name, url } = project;
  const interview = readInterview(project);
  const community = describeCommunity(deps, subreddit);
  const isForThread = wishes.postType === "thread-comment";
  return {
    project: { name, url },
    interview,
    community: isForThread
      ? { ...community, policy: seenInThread(community.policy, [interview.kind]) }
      : community,
    ...wishes,
    siblings,
  };
}

export function describeCommunity(
  { profiles }: Pick<ServiceDeps, "profiles">,
  { id, name, source, facts, own }: KnownSubreddit,
): PostBrief["community"] {
  const profile = profiles.get(id);
  const policy = buildPolicy({ id, source, facts, own });
  return {
    policy,
    name,
    category: facts.category,
    topic: facts.topic,
    keywords: facts.keywords,
    notes: profile ? { works: profile.works, promotion: profile.promotion } : null,
  };
}

/** Words that Foothold did not write: no quota counts them, and it does not write them anew. */
export function isOwnWords({ by }: Pick<GeneratedPost, "by">): boolean {
  return by === "founder" || by === "assistant";
}
