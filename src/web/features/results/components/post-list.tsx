import { useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import { Button } from "#web/components/ui/button.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { OutcomeShape } from "#web/components/charts/outcome-shape.tsx";
import { ReportPart } from "./report-parts.tsx";
import { Link } from "react-router";
import { formatDay } from "#web/lib/format-day.ts";
import { formatCount } from "#engine/text/format.ts";
import { outcomeOf, OUTCOMES } from "#web/features/results/metric-words.ts";

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
    <div className="rounded-card border border-line bg-surface p-5 sm:px-6">
      <ReportPart title="Post by post">
        <table className="w-full border-collapse text-base max-md:block">
          <thead className="max-md:sr-only">
            <tr className="text-sm text-muted">
              <Head name="Post" />
              <Head name="Outcome" />
              <Head name="Predicted risk" isNumber />
              <Head name="Upvotes" isNumber />
              <Head name="Comments" isNumber />
              <Head name="Visits" isNumber isLast />
            </tr>
          </thead>
          <tbody className="max-md:block">
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

function PostRow({ post, timezone }: { post: GeneratedPost; timezone: string }) {
  const { predictedRisk: risk } = post;
  const outcome = outcomeOf(post);
  const { upvotes = null, comments = null } = post.performance ?? {};
  return (
    <tr className="border-t border-line max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:py-2.5">
      <th scope="row" className="py-2 pr-4 text-left font-normal max-md:w-full max-md:p-0">
        <Link
          to={{ search: `?post=${post.id}` }}
          preventScrollReset
          dir="auto"
          className="line-clamp-2 rounded-mark text-left wrap-anywhere hover:text-accent hover:underline"
        >
          {post.title}
        </Link>
        <span className="block text-sm text-muted">
          <span className="font-mono text-xs">{post.subreddit.fullName}</span>,{" "}
          {formatDay(post.postedAt ?? post.createdAt, timezone)}
          {post.isImported && ", from your history"}
        </span>
      </th>
      <td className="py-2 pr-4 text-sm whitespace-nowrap text-soft max-md:p-0">
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5">
            <OutcomeShape outcome={outcome} />
          </span>
          {OUTCOMES[outcome]}
        </span>
      </td>
      <Cell label="risk" text={risk && `${risk.level}, ${risk.score}/100`} />
      {upvotes === null && comments === null ? (
        <td colSpan={2} className="py-2 pr-4 text-right text-sm text-muted max-md:p-0">
          no numbers yet
        </td>
      ) : (
        <>
          <CountCell name="upvote" count={upvotes} />
          <CountCell name="comment" count={comments} />
        </>
      )}
      <CountCell name="visit" count={post.visits?.count ?? null} isLast />
    </tr>
  );
}

type CountCellProps = { name: string; count: number | null; isLast?: boolean };

function CountCell({ name, count, isLast = false }: CountCellProps) {
  const label = count === 1 ? name : `${name}s`;
  return <Cell label={label} text={count === null ? null : formatCount(count)} isLast={isLast} />;
}

type CellProps = { label: string; text: string | null; isLast?: boolean };

/** On a small screen there is no head above it: the word is beside it, and what is not known is left out. */
function Cell({ label, text, isLast = false }: CellProps) {
  return (
    <td
      className={classNames(
        "py-2 text-right font-mono text-sm whitespace-nowrap tabular-nums max-md:p-0",
        !isLast && "pr-4",
        text === null && "max-md:hidden",
      )}
    >
      {text ?? "–"}
      <span aria-hidden="true" className="font-sans text-muted md:hidden">
        {" "}
        {label}
      </span>
    </td>
  );
}
