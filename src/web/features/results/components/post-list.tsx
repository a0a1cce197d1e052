import { useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import { Button } from "#web/components/ui/button.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { PostRow } from "./post-row.tsx";
import { ReportPart } from "./report-part.tsx";

type PostListProps = { posts: readonly GeneratedPost[]; timezone: string };

const FIRST = 6;
const MORE = 50;

/** Each post with what was predicted and what it came to, the newest first. */
export function PostList({ posts, timezone }: PostListProps) {
  const [most, setMost] = useState(FIRST);
  const made = posts
    .filter(({ isPosted }) => isPosted)
    .toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)));
  const rest = made.length - most;
  if (made.length === 0) return null;
  return (
    <div className="border-t border-line pt-8">
      <ReportPart
        title="Post by post"
        text="The newest first, with the latest numbers of each. Open a post to note what became of it."
      >
        <table className="w-full border-collapse text-base max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="text-sm text-muted">
              <Head name="Post" />
              <Head name="Outcome" />
              <Head name="Predicted risk" isNumber />
              <Head name="Upvotes" isNumber />
              <Head name="Comments" isNumber />
              <Head name="Visits" isNumber isLast />
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {made.slice(0, most).map((post) => (
              <PostRow key={post.id} post={post} timezone={timezone} />
            ))}
          </tbody>
        </table>
        {rest > 0 && (
          <Button
            tone="ghost"
            size="sm"
            className="mt-2 -ml-3"
            onClick={() => setMost(most + MORE)}
          >
            Show {Math.min(rest, MORE)} more of {made.length} posts
          </Button>
        )}
      </ReportPart>
    </div>
  );
}

type HeadProps = { name: string; isNumber?: boolean; isLast?: boolean };

function Head({ name, isNumber = false, isLast = false }: HeadProps) {
  return (
    <th
      scope="col"
      className={classNames(
        "py-1.5 font-normal",
        isNumber ? "text-right" : "text-left",
        !isLast && "pr-4",
      )}
    >
      {name}
    </th>
  );
}

function timeOf({ postedAt, createdAt }: GeneratedPost): string {
  return postedAt ?? createdAt;
}
