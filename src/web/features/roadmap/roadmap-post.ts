import type { GeneratedPost } from "#contract/post.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";

/** A post as the roadmap shows it; `at` is when it was posted, or is to be. */
export type RoadmapPost = GeneratedPost & { at: Date | null };

/** Content that holds a whole post as JSON is shown as the text in it. */
export function toRoadmapPost(post: GeneratedPost): RoadmapPost {
  const time = post.postedAt ?? post.scheduledFor;
  return { ...post, ...unwrapContent(post), at: time === null ? null : new Date(time) };
}
