import { unknownPolicy } from "#engine/policy/unknown-policy.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import type { Db } from "#server/db/database.ts";
import type { PostRow } from "#server/db/posts-repository.ts";
import { findProject } from "#server/db/projects-repository.ts";
import { findStoredFor } from "#server/db/subreddits-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import { buildPolicy } from "../policies/build-policy.ts";
import { readHistory } from "../budget/read-history.ts";
import { found } from "../projects/require-project.ts";

/** What the time of a post depends on: its words, its community, and all else that the user wrote. */
export async function readSurroundings(tx: Db, user: UserRow, post: PostRow, now: Date) {
  const { subredditId, postType } = post;
  const { posts, comments } = await readHistory(tx, user.id, now);
  const stored = (await findStoredFor(tx, user.id, [subredditId])).get(subredditId);
  return {
    postId: post.id,
    draft: { ...unwrapContent(post), flair: post.flair },
    postType,
    isMoved: post.status === "scheduled",
    policy: stored ? buildPolicy(stored) : unknownPolicy(subredditId),
    activity: stored?.facts.activity ?? null,
    project: found(await findProject(tx, user.id, post.projectId)),
    user,
    history: { posts: posts.filter(({ id }) => id !== post.id), comments },
    now,
  };
}
