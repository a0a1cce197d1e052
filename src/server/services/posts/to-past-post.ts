import type { PastPost } from "#engine/posts/past-post.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import type { PostRow } from "#server/db/posts-repository.ts";

/** A stored post as planner and risk look at it. */
export function toPastPost(post: PostRow): PastPost {
  const { title, content } = unwrapContent(post);
  return {
    id: post.id,
    subredditId: post.subredditId,
    title,
    content,
    at: post.postedAt ?? post.scheduledFor,
    isPosted: post.status === "posted",
  };
}
