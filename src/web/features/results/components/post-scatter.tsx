import "./post-scatter.css";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import type { GeneratedPost } from "#contract/post.ts";
import { formatCount } from "#engine/text/format.ts";
import { type Outcome, OutcomeShape } from "#web/components/charts/outcome-shape.tsx";
import { SlidingFigures } from "#web/components/charts/sliding-figures.tsx";
import { useDots } from "#web/components/charts/use-dots.ts";
import { OUTCOMES, outcomeOf } from "#web/features/results/metric-words.ts";
import { labelTicks, placeScatter } from "#web/features/results/place-scatter.ts";
import {
  tallyPredictions,
  wordPredictions,
  wordSampleSize,
} from "#web/features/results/predictions.ts";
import { formatDay } from "#web/lib/format-day.ts";

type PostScatterProps = { posts: readonly GeneratedPost[]; timezone: string };

/**
 * Every post as a dot: time goes across, votes go up, its shape says what became of it, and the ring around it how
 * risky it was thought to be. It is a single stop for the keyboard; each dot opens its post, and the list below says
 * the same in words.
 */
export function PostScatter({ posts, timezone }: PostScatterProps) {
  const { dots, lines, ticks } = placeScatter(posts);
  const { list, shown, hide, dotProps } = useDots(dots.length);
  const shownDot = shown === null ? undefined : dots[shown];
  const hasRings = dots.length <= MOST_RINGS && dots.some(({ post }) => post.predictedRisk);
  const hasUncounted = dots.some(({ y }) => y === null);
  const predictions = tallyPredictions(posts);
  const said = wordPredictions(predictions);

  return (
    <figure aria-label="Your posts over time">
      <div className="scatter pt-9" onPointerLeave={hide}>
        {shownDot && (
          <SlidingFigures place={shownDot.x}>
            {describePost(shownDot.post, timezone)}
          </SlidingFigures>
        )}
        <div className="scatter-field" data-flat={dots.every(({ y }) => y === null) || undefined}>
          <div aria-hidden="true" className="font-mono text-xs text-muted">
            {lines.map(({ votes, y }) => (
              <div key={votes} style={{ "--y": y } as CSSProperties} className="scatter-line">
                <span>{formatCount(votes)}</span>
              </div>
            ))}
          </div>
          <ul ref={list} aria-label="Posts, the earliest first: arrow keys move from post to post">
            {dots.map(({ post, x, y }, index) => (
              <li key={post.id}>
                <Link
                  to={{ search: `?post=${post.id}` }}
                  preventScrollReset
                  aria-label={describePost(post, timezone)}
                  data-uncounted={y === null || undefined}
                  style={{ "--x": x, "--y": y ?? 0 } as CSSProperties}
                  {...dotProps(index)}
                  className="scatter-dot"
                >
                  {hasRings && post.predictedRisk && <RiskRing score={post.predictedRisk.score} />}
                  <span className="size-2.5">
                    <OutcomeShape outcome={outcomeOf(post)} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {hasUncounted && <div className="scatter-uncounted" />}
        <div aria-hidden="true" className="relative mt-2 h-5 font-mono text-xs text-muted">
          {labelTicks(ticks, timezone).map(({ x, day }) => (
            <span
              key={x}
              style={{ left: `${x * 100}%` }}
              className="absolute -translate-x-1/2 whitespace-nowrap"
            >
              {day}
            </span>
          ))}
        </div>
      </div>
      <Legend
        outcomes={new Set(dots.map(({ post }) => outcomeOf(post)))}
        hasUncounted={hasUncounted}
        hasRings={hasRings}
      />
      {said && (
        <p className="mt-3 text-base text-soft">
          <span className="font-medium text-ink">Was the predicted risk right?</span> {said}{" "}
          <span className="font-mono text-xs text-muted">({wordSampleSize(predictions)})</span>
        </p>
      )}
    </figure>
  );
}

/** More of them lie over each other and hide what became of the posts. */
const MOST_RINGS = 60;
const RADIUS = 12;

/** As much of the circle as the predicted risk out of 100. */
export function RiskRing({ score }: { score: number }) {
  return (
    <svg viewBox="-14 -14 28 28" aria-hidden="true" className="risk-ring">
      <circle r={RADIUS} className="risk-track" />
      <circle r={RADIUS} pathLength={100} strokeDasharray={`${score} 100`} className="risk-part" />
    </svg>
  );
}

type LegendProps = { outcomes: ReadonlySet<Outcome>; hasUncounted: boolean; hasRings: boolean };

function Legend({ outcomes, hasUncounted, hasRings }: LegendProps) {
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
      {hasRings && (
        <li className="flex items-center gap-1.5">
          <span className="size-4">
            <RiskRing score={30} />
          </span>
          Ring: predicted risk
        </li>
      )}
      <li>Height: upvotes</li>
      {hasUncounted && <li>Below the line: no numbers yet</li>}
    </ul>
  );
}

/** "Planning trips, r/SaaS, November 3, 2026: still up, 41 upvotes, predicted risk 12 of 100" */
function describePost(post: GeneratedPost, timezone: string): string {
  const upvotes = post.performance?.upvotes ?? null;
  const votes =
    upvotes === null
      ? "no numbers yet"
      : `${formatCount(upvotes)} ${upvotes === 1 ? "upvote" : "upvotes"}`;
  const day = formatDay(post.postedAt ?? post.createdAt, timezone);
  const outcome = OUTCOMES[outcomeOf(post)].toLowerCase();
  const risk = post.predictedRisk ? `, predicted risk ${post.predictedRisk.score} of 100` : "";
  return `${post.title}, ${post.subreddit.fullName}, ${day}: ${outcome}, ${votes}${risk}`;
}
