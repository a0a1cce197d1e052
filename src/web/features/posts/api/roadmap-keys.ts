import type { QueryClient } from "@tanstack/react-query";
import { SUBSCRIPTION_KEY } from "#web/components/premium/use-subscription.ts";
import type { GeneratedPost } from "#contract/post.ts";

/** Under the root of projects, so that whatever changes a project reaches its posts. */
export const roadmapKeys = {
  projects: ["projects"] as const,
  posts: (projectId: string) => ["projects", "roadmap", projectId] as const,
  /** Under projects too: a post that is written or posted leaves less to write. */
  writing: (projectId: string) => ["projects", "writing", projectId] as const,
  context: ["posts", "context"] as const,
  /** Under projects: points that are entered change it. */
  timing: (subredditId: string) => ["projects", "timing", subredditId] as const,
  /** What judges drafts: a part of the app, not of its data. */
  judge: ["judge"] as const,
  policy: (subredditId: string) => ["policies", subredditId] as const,
};

/** After a change to posts: the project with its counts, what drafts are compared with, the quota. */
export function refreshRoadmap(cache: QueryClient): void {
  for (const queryKey of [roadmapKeys.projects, roadmapKeys.context, SUBSCRIPTION_KEY]) {
    void cache.invalidateQueries({ queryKey });
  }
}

/** The posts with this one as it is now; one that was not among them joins them. */
export function putPost<P extends { id: string }>(posts: readonly P[], post: P): P[] {
  return posts.some(({ id }) => id === post.id)
    ? posts.map((known) => (known.id === post.id ? post : known))
    : [...posts, post];
}

export function leaveOutPost<P extends { id: string }>(posts: readonly P[], postId: string): P[] {
  return posts.filter(({ id }) => id !== postId);
}

/** As far as the browser can tell; the server's answer follows. */
export function markAsPosted(
  post: GeneratedPost,
  postedAt: string,
  permalink: string | null,
): GeneratedPost {
  return {
    ...post,
    status: "posted",
    isPosted: true,
    postedAt,
    permalink,
    performance: {
      upvotes: null,
      comments: null,
      countedAt: null,
      countedBy: null,
      outcome: "unknown",
      removedReason: null,
    },
    check: { due: null, next: null, watch: null, seen: [] },
  };
}
