import { Link } from "react-router";
import type { GeneratedPost } from "#contract/post.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { classNames } from "#web/lib/class-names.ts";
import { formatDay } from "#web/lib/format-day.ts";

const OUTCOMES = { live: "Still up", removed: "Removed", unknown: "Not known" } as const;

export function PostRow({ post, timezone }: { post: GeneratedPost; timezone: string }) {
  const { predictedRisk: risk } = post;
  const { outcome = "unknown", upvotes = null, comments = null } = post.performance ?? {};
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
          {formatDay(post.postedAt ?? post.createdAt, timezone)}
        </span>
      </th>
      <td className="py-2 pr-4 text-sm whitespace-nowrap text-soft max-sm:p-0">
        {OUTCOMES[outcome]}
      </td>
      <Cell label="risk" text={risk && `${risk.level}, ${risk.score}/100`} />
      {upvotes === null && comments === null ? (
        <td colSpan={2} className="py-2 pr-4 text-right text-sm text-muted max-sm:p-0">
          no numbers yet
        </td>
      ) : (
        <>
          <Cell label="upvotes" text={upvotes === null ? null : formatCount(upvotes)} />
          <Cell label="comments" text={comments === null ? null : formatCount(comments)} />
        </>
      )}
      <Cell label="visits" text={post.visits && formatCount(post.visits.count)} isLast />
    </tr>
  );
}

type CellProps = { label: string; text: string | null; isLast?: boolean };

/** On a small screen there is no head above it, so the word stands beside it. */
function Cell({ label, text, isLast = false }: CellProps) {
  return (
    <td
      className={classNames(
        "py-2 text-right font-mono text-sm whitespace-nowrap tabular-nums max-sm:p-0",
        !isLast && "pr-4",
      )}
    >
      {text ?? "–"}
      <span aria-hidden="true" className="font-sans text-muted sm:hidden">
        {" "}
        {label}
      </span>
    </td>
  );
}
