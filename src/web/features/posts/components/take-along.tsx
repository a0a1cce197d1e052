import { Copy } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import type { RoadmapPost } from "../roadmap-post.ts";
import { writeOutPosts } from "../write-out-posts.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";
import { copyAndSay } from "#web/lib/copy-text.ts";

/** Posts belong to who wrote them, with a plan or without: to edit, and to take along. */
export function TakeAlong({ posts }: { posts: readonly RoadmapPost[] }) {
  if (posts.length === 0) return null;
  const copy = () => copyAndSay(writeOutPosts(posts), TOASTS.copies.posts);
  return (
    <p className="mt-3 mb-4 flex flex-wrap items-center gap-3 text-sm text-soft">
      Your posts are yours, even without a plan.
      <Button tone="secondary" size="sm" onClick={() => void copy()}>
        <Copy size={14} />
        Copy all posts
      </Button>
    </p>
  );
}
