import "#web/components/charts/stacked-chart.css";
import "./post-timeline.css";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { formatMoment } from "#web/lib/format-moment.ts";
import { OutcomeShape } from "#web/components/charts/outcome-shape.tsx";
import { SlidingFigures } from "#web/components/charts/sliding-figures.tsx";
import { hueOf } from "#web/components/charts/stacked-series.ts";
import { useDots } from "#web/components/charts/use-dots.ts";
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
  const { dots, levels, todayColumn } = placeTimeline(posts, today, timezone);
  const { list, shown, hide, dotProps } = useDots(dots.length);
  if (dots.length === 0) return null;
  const shownDot = shown === null ? undefined : dots[shown];
  const describe = (post: DatedPost) => describePost(post, timezone);
  return (
    <figure aria-label="Posts of all projects over time" className="timeline mt-3">
      <div className="relative" onPointerLeave={hide}>
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
                aria-label={describe(post)}
                style={
                  {
                    "--column": column,
                    "--level": level,
                    "--hue": hueOf(places.get(post.projectId) ?? 0),
                  } as CSSProperties
                }
                {...dotProps(index)}
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
