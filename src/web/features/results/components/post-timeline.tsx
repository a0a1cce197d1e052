import "./post-timeline.css";
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { GeneratedPost } from "#contract/post.ts";
import { nextStop } from "#web/components/charts/next-stop.ts";
import { useListedShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { formatDay } from "#web/lib/format-day.ts";
import { COLUMNS, labelTicks, placeDots } from "#web/features/results/place-dots.ts";
import { OutcomeShape } from "./report-parts.tsx";
import { formatCount } from "#engine/text/format.ts";
import { type Outcome, outcomeOf, OUTCOMES } from "#web/features/results/metric-words.ts";

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
