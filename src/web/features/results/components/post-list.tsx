import { useState, type CSSProperties, type KeyboardEvent, useRef } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import { Button } from "#web/components/ui/button.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { ReportPart, OutcomeShape } from "./report-parts.tsx";
import { Link } from "react-router";
import { formatDay } from "#web/lib/format-day.ts";
import { formatCount } from "#engine/text/format.ts";
import { outcomeOf, OUTCOMES, type Outcome } from "#web/features/results/metric-words.ts";
import "./post-timeline.css";
import { nextStop } from "#web/components/charts/next-stop.ts";
import { useListedShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { COLUMNS, labelTicks, placeDots } from "#web/features/results/place-dots.ts";

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

type PostTimelineProps = { posts: readonly GeneratedPost[]; timezone: string };

/**
 * Every post as a dot on a line of time: its shape says what became of it, its size how many votes it got. It is a
 * single stop for the keyboard; each dot opens its post, and the list below says the same in words.
 */
export function PostTimeline({ posts, timezone }: PostTimelineProps) {
  useListedShortcuts("chart");
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const [chosenStop, setStop] = useState<number | null>(null);
  const { dots, levels, ticks } = placeDots(posts);
  const stop = Math.min(chosenStop ?? dots.length - 1, dots.length - 1);
  const shownDot = shown === null ? undefined : dots[shown];

  const move = (event: KeyboardEvent) => {
    // Meta+Left and the like belong to the page.
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const next = nextStop(event.key, stop, dots.length);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    list.current?.querySelectorAll("a")[next]?.focus();
  };

  return (
    <figure aria-label="Your posts over time" className="timeline">
      <div className="relative pt-9" onPointerLeave={() => setShown(null)}>
        {shownDot && (
          <Figures
            text={describePost(shownDot.post, timezone)}
            place={(shownDot.column + 0.5) / COLUMNS}
          />
        )}
        <ul
          ref={list}
          aria-label="Posts, the earliest first: arrow keys move from post to post"
          style={{ "--columns": COLUMNS, "--levels": levels } as CSSProperties}
          className="timeline-dots"
        >
          {dots.map(({ post, column, level, size }, index) => (
            <li key={post.id}>
              <Link
                to={{ search: `?post=${post.id}` }}
                preventScrollReset
                tabIndex={index === stop ? 0 : -1}
                aria-label={describePost(post, timezone)}
                style={{ "--column": column, "--level": level, "--size": size } as CSSProperties}
                onFocus={() => {
                  setStop(index);
                  setShown(index);
                }}
                onBlur={() => setShown(null)}
                onPointerEnter={() => setShown(index)}
                onKeyDown={move}
                className="timeline-dot"
              >
                <span>
                  <OutcomeShape outcome={outcomeOf(post)} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <div aria-hidden="true" className="relative mt-1.5 h-5 font-mono text-xs text-muted">
          {labelTicks(ticks, timezone).map(({ column, day }) => (
            <span
              key={column}
              style={{ left: `${((column + 0.5) * 100) / COLUMNS}%` }}
              className="absolute whitespace-nowrap"
            >
              {day}
            </span>
          ))}
        </div>
      </div>
      <Legend outcomes={new Set(dots.map(({ post }) => outcomeOf(post)))} />
    </figure>
  );
}

/** Slides with the dot, and never past either edge. */
function Figures({ text, place }: { text: string; place: number }) {
  return (
    <p
      aria-hidden="true"
      style={{ left: `${place * 100}%`, translate: `-${place * 100}% 0` }}
      className="pointer-events-none absolute top-0 max-w-full truncate rounded-control bg-ink px-2 py-1 text-xs text-paper"
    >
      {text}
    </p>
  );
}

function Legend({ outcomes }: { outcomes: ReadonlySet<Outcome> }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {(Object.keys(OUTCOMES) as Outcome[])
        .filter((outcome) => outcomes.has(outcome))
        .map((outcome) => (
          <li key={outcome} className="flex items-center gap-1.5">
            <span className="size-3">
              <OutcomeShape outcome={outcome} />
            </span>
            {OUTCOMES[outcome]}
          </li>
        ))}
      <li>Size: upvotes</li>
    </ul>
  );
}

/** "Planning trips, r/SaaS, November 3, 2026: still up, 41 upvotes" */
function describePost(post: GeneratedPost, timezone: string): string {
  const upvotes = post.performance?.upvotes ?? null;
  const votes =
    upvotes === null
      ? "no numbers yet"
      : `${formatCount(upvotes)} ${upvotes === 1 ? "upvote" : "upvotes"}`;
  const day = formatDay(post.postedAt ?? post.createdAt, timezone);
  const outcome = OUTCOMES[outcomeOf(post)].toLowerCase();
  return `${post.title}, ${post.subreddit.fullName}, ${day}: ${outcome}, ${votes}`;
}
