import type { PostRequest } from "#contract/post.ts";
import type { PostBrief } from "#engine/posts/post-brief.ts";
import { NO_FOUNDER_FACTS } from "#engine/posts/founder-facts.ts";
import type { ProjectRow } from "#server/db/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits-repository.ts";
import { buildPolicy } from "../policies/build-policy.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** What the founder may wish for a post. */
export type PostWishes = Pick<PostRequest, "postType" | "tone" | "notes">;

/** All that a post may be made of: nothing beyond it is a fact. */
export function buildBrief(
  deps: Pick<ServiceDeps, "profiles">,
  project: ProjectRow,
  subreddit: KnownSubreddit,
  { postType, tone, notes }: PostWishes,
  siblings: PostBrief["siblings"],
): PostBrief {
  const { name, description, url, category, targetAudience, goals } = project;
  return {
    project: { name, description, url, category, targetAudience, goals },
    founder: { ...NO_FOUNDER_FACTS, ...project.founderFacts },
    community: describeCommunity(deps, subreddit),
    ...(postType && { postType }),
    ...(tone && { tone }),
    ...(notes && { notes }),
    siblings,
  };
}

function describeCommunity(
  { profiles }: Pick<ServiceDeps, "profiles">,
  { id, name, source, facts, own }: KnownSubreddit,
): PostBrief["community"] {
  const profile = profiles.get(id);
  const policy = buildPolicy({ id, source, facts, own });
  return {
    policy,
    name,
    category: facts.category,
    keywords: facts.keywords,
    postTypesSeen: facts.postTypes,
    topic: facts.topic,
    isMaker: policy.kind === "maker",
    notes: profile ? { works: profile.works, promotion: profile.promotion } : null,
  };
}
