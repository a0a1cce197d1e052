import type { GeneratedPost } from "#contract/post.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Db } from "#server/db/database.ts";
import { insertPost } from "#server/db/posts/posts-repository.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import type { UserRow } from "#server/db/accounts/users-repository.ts";
import type { History } from "#server/services/budget/read-history.ts";
import { findSlot } from "./find-slot.ts";
import { presentPost } from "../reading/present-post.ts";
import type { SettledPost } from "./settle-post.ts";
import { toPastPost, type PostMoment } from "../reading/to-past-post.ts";

type Place = {
  user: UserRow;
  project: ProjectRow;
  subreddit: KnownSubreddit;
  policy: Policy;
  /** Read with the user's row locked; the post is added to it. */
  history: History;
  moment: PostMoment;
  seed: number;
  /** Planning is part of a plan; without it the post stays a draft. */
  isPlanned: boolean;
};

/** Keeps a post, in the next good slot. */
export async function placePost(
  tx: Db,
  { draft, notice, faults = [], ...origin }: SettledPost,
  { user, project, subreddit, policy, history, moment, seed, isPlanned }: Place,
): Promise<GeneratedPost> {
  const { now } = moment;
  const { activity } = subreddit.facts;
  const { postType } = origin;
  const wanted = { draft, postType, policy, activity, project, user, history, now };
  const slot = isPlanned ? findSlot(wanted) : null;
  const row = await insertPost(tx, {
    ...draft,
    ...origin,
    faults,
    seed,
    userId: user.id,
    projectId: project.id,
    subredditId: subreddit.id,
    status: slot ? "scheduled" : "draft",
    scheduledFor: slot?.at ?? null,
    slotReason: slot?.reason ?? null,
    createdAt: now,
    updatedAt: now,
  });
  history.posts.push(toPastPost(row, project));
  const known = {
    subreddit,
    looks: [],
    projectUrl: project.url,
    tagsLinks: project.tagsLinks,
    ruleCodes: policy.codes,
    // A post that is not made yet has no visits to show.
    siteSeenAt: null,
    visitCount: 0,
  };
  return presentPost({ ...row, ...known }, moment, notice);
}
