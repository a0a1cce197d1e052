import type { GeneratedPost } from "#contract/post.ts";

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
