import "#web/components/charts/stacked-chart.css";
import "./post-timeline.css";
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { formatMoment } from "#web/lib/format-moment.ts";
import { nextStop } from "#web/components/charts/next-stop.ts";
import { OutcomeShape } from "#web/components/charts/outcome-shape.tsx";
import { SlidingFigures } from "#web/components/charts/sliding-figures.tsx";
import { hueOf } from "#web/components/charts/stacked-series.ts";
import { useListedShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import {
  type DatedPost,
  placeTimeline,
  TIMELINE_DAYS,
} from "#web/features/dashboard/place-timeline.ts";
import { projectPage } from "#web/lib/project-pages.ts";

type PostTimelineProps = {
  posts: readonly DatedPost[];
  /** The place of each project, which decides its colour. */
  places: ReadonlyMap<string, number>;
  today: string;
  timezone: string;
};

/** The posts of all projects on one line of time: what became of the last four weeks, and what the next two bring. */
export function PostTimeline({ posts, places, today, timezone }: PostTimelineProps) {
  useListedShortcuts("chart");
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const [chosenStop, setStop] = useState<number | null>(null);
  const { dots, levels, todayColumn } = placeTimeline(posts, today, timezone);
  if (dots.length === 0) return null;
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
  const describe = (post: DatedPost) => describePost(post, timezone);
  return (
    <figure aria-label="Posts of all projects over time" className="timeline mt-3">
      <div className="relative" onPointerLeave={() => setShown(null)}>
        <ul
          ref={list}
          aria-label="Posts, the earliest first: arrow keys move from post to post"
          style={{ "--columns": TIMELINE_DAYS, "--levels": levels } as CSSProperties}
          className="timeline-dots"
        >
          <li
            aria-hidden="true"
            className="timeline-now"
            style={{ "--column": todayColumn } as CSSProperties}
          />
          {dots.map(({ post, column, level }, index) => (
            <li key={post.id}>
              <Link
                to={`${projectPage(post.projectId)}?post=${post.id}`}
                tabIndex={index === stop ? 0 : -1}
                aria-label={describe(post)}
                style={
                  {
                    "--column": column,
                    "--level": level,
                    "--hue": hueOf(places.get(post.projectId) ?? 0),
                  } as CSSProperties
                }
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
                  <StateShape state={stateOf(post)} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <div
          aria-hidden="true"
          className="relative mt-1.5 flex h-5 justify-between font-mono text-xs text-muted"
        >
          <span>4 weeks ago</span>
          <span
            className="absolute -translate-x-1/2"
            style={{ left: `${((todayColumn + 0.5) / TIMELINE_DAYS) * 100}%` }}
          >
            today
          </span>
          <span>in 2 weeks</span>
        </div>
        {shownDot && (
          <SlidingFigures place={(shownDot.column + 0.5) / TIMELINE_DAYS} className="-top-7">
            {describe(shownDot.post)}
          </SlidingFigures>
        )}
      </div>
      <Legend posts={dots.map(({ post }) => post)} />
    </figure>
  );
}

type State = DatedPost["outcome"] | "planned";

const WORDS: Record<State, string> = {
  live: "still up",
  removed: "removed",
  unknown: "not checked",
  planned: "planned",
};

function stateOf({ status, outcome }: DatedPost): State {
  return status === "posted" ? outcome : "planned";
}

function StateShape({ state }: { state: State }) {
  return state === "planned" ? (
    <span className="timeline-planned" />
  ) : (
    <OutcomeShape outcome={state} />
  );
}

/** The shapes that are drawn, and no others. */
function Legend({ posts }: { posts: readonly DatedPost[] }) {
  const drawn = new Set(posts.map(stateOf));
  const states = (["live", "removed", "unknown", "planned"] as const).filter((state) =>
    drawn.has(state),
  );
  return (
    <ul aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 text-xs text-muted">
      {states.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <span className="size-2.5">
            <StateShape state={state} />
          </span>
          {WORDS[state]}
        </li>
      ))}
    </ul>
  );
}

/** "Planning trips, r/SaaS, Tuesday, November 17, 2:00 PM: still up" */
function describePost(post: DatedPost, timezone: string): string {
  const { title, fullName, projectName, at } = post;
  return `${projectName}: ${title}, ${fullName}, ${formatMoment(at, timezone)}: ${WORDS[stateOf(post)]}`;
}
