import { useState } from "react";
import { Link } from "react-router";
import type { GeneratedPost } from "#contract/post.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { Button } from "#web/components/ui/button.tsx";
import { formatDay } from "#web/lib/format-day.ts";
import { ReportPart } from "./report-part.tsx";

type PostListProps = { posts: readonly GeneratedPost[]; timezone: string };

const FIRST = 6;
const OUTCOMES = { live: "Still up", removed: "Removed", unknown: "Not known" } as const;

/** Each post with what was predicted and what it came to, the newest first. */
export function PostList({ posts, timezone }: PostListProps) {
  const [isWhole, setWhole] = useState(false);
  const made = posts
    .filter(({ isPosted }) => isPosted)
    .toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)));
  const shown = isWhole ? made : made.slice(0, FIRST);
  if (made.length === 0) return null;
  return (
    <div className="border-t border-line pt-8">
      <ReportPart
        title="Post by post"
        text="The newest first. A post opens where its numbers are kept."
      >
        <table className="w-full border-collapse text-base max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="text-left text-sm text-muted">
              <th scope="col" className="py-1.5 pr-4 font-normal">
                Post
              </th>
              <th scope="col" className="py-1.5 pr-4 font-normal">
                Outcome
              </th>
              <th scope="col" className="py-1.5 pr-4 text-right font-normal">
                Predicted risk
              </th>
              <th scope="col" className="py-1.5 pr-4 text-right font-normal">
                Upvotes
              </th>
              <th scope="col" className="py-1.5 text-right font-normal">
                Comments
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {shown.map((post) => (
              <PostRow key={post.id} post={post} timezone={timezone} />
            ))}
          </tbody>
        </table>
        {!isWhole && made.length > FIRST && (
          <Button tone="ghost" size="sm" className="mt-2" onClick={() => setWhole(true)}>
            Show all {made.length} posts
          </Button>
        )}
      </ReportPart>
    </div>
  );
}

function PostRow({ post, timezone }: { post: GeneratedPost; timezone: string }) {
  const { predictedRisk, performance } = post;
  return (
    <tr className="border-t border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2.5">
      <th scope="row" className="py-2 pr-4 text-left font-normal max-sm:w-full max-sm:p-0">
        <Link
          to={{ search: `?post=${post.id}` }}
          preventScrollReset
          className="rounded-mark wrap-anywhere hover:text-accent hover:underline"
        >
          {post.title}
        </Link>
        <span className="block text-sm text-muted">
          <span className="font-mono text-xs">{post.subreddit.fullName}</span>,{" "}
          {formatDay(timeOf(post), timezone)}
        </span>
      </th>
      <td className="py-2 pr-4 text-sm whitespace-nowrap text-soft max-sm:p-0">
        {OUTCOMES[performance?.outcome ?? "unknown"]}
      </td>
      <Cell
        label="risk"
        text={predictedRisk ? `${predictedRisk.level}, ${predictedRisk.score}` : null}
      />
      <Cell label="upvotes" text={count(performance?.upvotes)} />
      <Cell label="comments" text={count(performance?.comments)} isLast />
    </tr>
  );
}

type CellProps = { label: string; text: string | null; isLast?: boolean };

/** On a small screen there is no head above it, so the word stands beside it. */
function Cell({ label, text, isLast = false }: CellProps) {
  return (
    <td
      className={`py-2 text-right font-mono text-sm whitespace-nowrap tabular-nums max-sm:p-0 ${isLast ? "" : "pr-4"}`}
    >
      {text ?? "–"}
      <span aria-hidden="true" className="font-sans text-muted sm:hidden">
        {" "}
        {label}
      </span>
    </td>
  );
}

function count(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : formatCount(value);
}

function timeOf({ postedAt, createdAt }: GeneratedPost): string {
  return postedAt ?? createdAt;
}
