import { Copy } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/components/ui/button.tsx";
import { showToast } from "#web/lib/toast.ts";
import { copyText } from "#web/lib/copy-text.ts";
import type { RoadmapPost } from "../roadmap-post.ts";
import { writeOutPosts } from "../write-out-posts.ts";

/** Posts belong to who wrote them, with a plan or without: to edit, and to take along. */
export function TakeAlong({ posts }: { posts: readonly RoadmapPost[] }) {
  if (posts.length === 0) return null;
  const pending = posts.filter(({ isPosted }) => !isPosted);
  const copy = async () => {
    const isCopied = await copyText(writeOutPosts(posts));
    if (isCopied) showToast("success", "Your posts are on the clipboard");
    else showToast("error", "The browser did not let us copy your posts");
  };
  return (
    <div className="mt-3 mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      {pending.length > 0 && (
        <ul className="flex min-w-0 flex-col gap-1 text-base font-medium">
          {pending.map(({ id, title, subreddit }) => (
            <li key={id}>
              <Link
                to={`?post=${id}`}
                preventScrollReset
                className="text-accent underline-offset-2 hover:underline"
              >
                Edit “{title}”
              </Link>{" "}
              <span className="font-mono text-xs text-muted">{subreddit.fullName}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-3 text-sm text-soft">
        Your posts are yours, even without a plan.
        <Button tone="secondary" size="sm" onClick={() => void copy()}>
          <Copy size={14} />
          Copy all posts
        </Button>
      </p>
    </div>
  );
}
