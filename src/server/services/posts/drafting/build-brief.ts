import type { PostRequest } from "#contract/writing.ts";
import { seenInThread } from "#engine/threads/find-threads.ts";
import type { BriefCommunity, Composition, PostBrief } from "#engine/posts/post-brief.ts";
import type { CommunityPlan } from "#engine/writer/project/plan-project.ts";
import { isMatter } from "#engine/writer/plan/shelf.ts";
import { measureNearness } from "#engine/writer/place/measure-nearness.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { readTellable } from "#server/services/projects/read-interview.ts";

/** What the founder may wish for a post. */
export type PostWishes = Omit<PostRequest, "projectId" | "subredditId"> &
  Pick<PostBrief, "maxWords">;

/** All that a post may be made of: nothing beyond it is a fact. */
export function buildBrief(
  deps: BriefDeps,
  project: ProjectRow,
  subreddit: KnownSubreddit,
  { writer: _writer, ...wishes }: PostWishes,
  siblings: PostBrief["siblings"],
): PostBrief {
  const { name, url } = project;
  const interview = readTellable(project);
  const community = describeCommunity(deps, subreddit, measureNearness(deps.matcher, interview));
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

export type BriefDeps = Pick<ServiceDeps, "profiles" | "matcher">;

/** With how near it is to what was told: the matcher is loaded here, and not where posts are composed. */
export function describeCommunity(
  { profiles }: Pick<ServiceDeps, "profiles">,
  { id, name, source, facts, own, modelRow }: KnownSubreddit,
  nearTo: ReturnType<typeof measureNearness>,
): BriefCommunity {
  const profile = profiles.get(id);
  const policy = buildPolicy({ id, source, facts, own });
  return {
    policy,
    name,
    category: facts.category,
    topic: facts.topic,
    keywords: facts.keywords,
    notes: profile ? { works: profile.works, promotion: profile.promotion } : null,
    near: nearTo(modelRow),
  };
}

/** Words that Foothold did not write: no quota counts them, and it does not write them anew. */
export function isOwnWords({ by }: Pick<GeneratedPost, "by">): boolean {
  return by === "founder" || by === "assistant";
}

/**
 * What is planned for a community, where nothing is wished that the plan does not know. It is English: where
 * another language is wanted, that is for the writer of this post to say.
 */
export function findPlanned(
  {
    community,
    postType,
    tone = "plain",
    angle = 0,
    maxWords,
    notes,
    isAnyway,
    tells = [],
  }: PostBrief,
  planned: CommunityPlan | undefined,
): Composition | null {
  const { language } = community.policy;
  const isWished =
    postType !== undefined || tone !== "plain" || angle > 0 || maxWords !== undefined;
  if (!planned || isWished || (language !== null && language !== "en")) return null;
  const { alone } = planned;
  if (alone.is !== "post") return isAnyway ? null : alone;
  // What was just asked for is told, though the plan of all communities has other answers here.
  if (tells.filter(isMatter).some((id) => !alone.post.rests.includes(id))) return null;
  return { is: "post", post: { ...alone.post, notesIgnored: Boolean(notes?.trim()) } };
}
