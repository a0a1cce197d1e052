import { memo } from "react";
import type { HourRange } from "../../draw-route.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import { wordDay } from "../../word-day.ts";
import { PostCard, type PostActions } from "../card/post-card.tsx";
import { RouteStretch } from "./route-stretch.tsx";

type DayColumnProps = {
  day: string | null;
  posts: RoadmapPost[];
  today: string;
  timezone: string;
  actions: PostActions;
  /** The hours of the day before, of this one, and of the one after. */
  before: number[] | null;
  hours: number[];
  after: number[] | null;
  range: HourRange;
  now: Date;
  onFocus: () => void;
};

/** Remembered by its day: scrolling brings new ones without drawing the others anew. */
export const DayColumn = memo(
  function DayColumn({
    day,
    posts,
    today,
    timezone,
    actions,
    before,
    hours,
    after,
    range,
    now,
    onFocus,
  }: DayColumnProps) {
    return (
      <div onFocus={onFocus}>
        <DayHeading day={day} today={today} />
        <RouteStretch before={before} hours={hours} after={after} range={range} />
        <ul className="mt-2 flex flex-col gap-3">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} now={now} timezone={timezone} actions={actions} />
            </li>
          ))}
        </ul>
      </div>
    );
  },
  (a, b) =>
    a.posts === b.posts &&
    a.today === b.today &&
    a.before === b.before &&
    a.after === b.after &&
    a.range === b.range &&
    !hasComeDue(b.posts, a.now, b.now),
);

/** Whether the time of one of them passed between two moments. */
function hasComeDue(posts: RoadmapPost[], earlier: Date, later: Date): boolean {
  return posts.some(({ at }) => at !== null && at >= earlier && at < later);
}

function DayHeading({ day, today }: { day: string | null; today: string }) {
  if (day === null) {
    return (
      <h3 className="flex h-11 flex-col justify-end font-sans text-base font-medium tracking-normal">
        No date yet
      </h3>
    );
  }
  const { weekday, date, distance } = wordDay(day, today);
  return (
    <h3 className="flex h-11 flex-col justify-end font-sans tracking-normal">
      <span className="text-base font-medium">{weekday}</span>
      <span className="flex items-center gap-2 text-sm font-normal text-muted">
        {date}
        {day === today ? (
          <span className="rounded-mark bg-ink px-1.5 font-mono text-xs text-paper">Today</span>
        ) : (
          <span className="font-mono text-xs">{distance}</span>
        )}
      </span>
    </h3>
  );
}
