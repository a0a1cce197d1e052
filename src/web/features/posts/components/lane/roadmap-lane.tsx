import "./lane.css";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useRef, useState, type RefObject, useLayoutEffect, memo } from "react";
import type { RoadmapDay } from "#engine/clock/group-by-day.ts";
import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import {
  COLUMN_PX,
  findFirstColumns,
  GAP_PX,
  findView,
  isSameView,
  type LaneView,
  wordDay,
} from "#web/features/posts/lane.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import type { PostActions } from "#web/features/posts/components/card/card-buttons.tsx";
import { PostCard } from "#web/features/posts/components/card/post-card.tsx";
import { IconButton } from "#web/components/ui/button.tsx";

const STEP_PX = 400;

type RoadmapLaneProps = {
  label: string;
  days: RoadmapDay<RoadmapPost>[];
  today: string;
  timezone: string;
  now: Date;
  actions: PostActions;
};

/** Days side by side; only those near the visible part are drawn, so hundreds of them open at once. */
export function RoadmapLane({ label, days, today, timezone, now, actions }: RoadmapLaneProps) {
  const lane = useRef<HTMLDivElement>(null);
  const { first, last, isAtStart, isAtEnd } = useLaneView(lane);
  // A day that has the keyboard's focus stays drawn when it is scrolled away.
  const [kept, setKept] = useState<number | null>(null);
  const columns = useMemo(() => findFirstColumns(days.map(({ posts }) => posts.length)), [days]);
  const postCount = days.reduce((count, { posts }) => count + posts.length, 0);

  const scroll = (px: number) => lane.current?.scrollBy({ left: px });
  useShortcuts("roadmap", { left: () => scroll(-STEP_PX), right: () => scroll(STEP_PX) });

  return (
    <div className="relative">
      <div className="absolute -top-16 right-0 flex">
        <IconButton
          label="Scroll left"
          aria-disabled={isAtStart}
          onClick={() => !isAtStart && scroll(-STEP_PX)}
        >
          <ChevronLeft size={18} />
        </IconButton>
        <IconButton
          label="Scroll right"
          aria-disabled={isAtEnd}
          onClick={() => !isAtEnd && scroll(STEP_PX)}
        >
          <ChevronRight size={18} />
        </IconButton>
      </div>
      <div
        ref={lane}
        className="lane relative -mx-5 overflow-x-auto overscroll-x-contain px-5 pb-2 motion-safe:scroll-smooth sm:-mx-6 sm:px-6"
      >
        <ol
          aria-label={label}
          className="grid w-max"
          style={{
            gridTemplateColumns: `repeat(${postCount}, ${COLUMN_PX}px)`,
            columnGap: GAP_PX,
          }}
        >
          {days.map(({ day, posts }, index) => {
            const column = columns[index] ?? 0;
            const isNear = column <= last && column + posts.length > first;
            return isNear || index === kept ? (
              <li
                key={day ?? "none"}
                aria-setsize={days.length}
                aria-posinset={index + 1}
                style={{ gridColumn: `${column + 1} / span ${posts.length}` }}
              >
                <DayColumn
                  day={day}
                  posts={posts}
                  today={today}
                  timezone={timezone}
                  actions={actions}
                  now={now}
                  onFocus={() => setKept(index)}
                />
              </li>
            ) : null;
          })}
        </ol>
      </div>
    </div>
  );
}

const AT_FIRST: LaneView = { first: 0, last: 6, isAtStart: true, isAtEnd: true };

/** Follows a lane as it is scrolled and resized; a new view only when other days come near. */
function useLaneView(lane: RefObject<HTMLElement | null>): LaneView {
  const [view, setView] = useState(AT_FIRST);
  useLayoutEffect(() => {
    const element = lane.current;
    if (!element) return;
    const look = () => {
      const next = findView(element);
      setView((before) => (isSameView(before, next) ? before : next));
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // Its days: more of them make it wider.
    for (const child of element.children) sizes.observe(child);
    return () => {
      element.removeEventListener("scroll", look);
      sizes.disconnect();
    };
  }, [lane]);
  return view;
}

type DayColumnProps = {
  day: string | null;
  posts: RoadmapPost[];
  today: string;
  timezone: string;
  actions: PostActions;
  now: Date;
  onFocus: () => void;
};

/** Remembered by its day: scrolling brings new ones without drawing the others anew. */
const DayColumn = memo(
  function DayColumn({ day, posts, today, timezone, actions, now, onFocus }: DayColumnProps) {
    return (
      <div onFocus={onFocus} className="flex h-full flex-col">
        <DayHeading day={day} today={today} />
        <ul className="mt-2 flex grow" style={{ gap: GAP_PX }}>
          {posts.map((post) => (
            <li key={post.id} className="shrink-0" style={{ width: COLUMN_PX }}>
              <PostCard post={post} now={now} timezone={timezone} actions={actions} />
            </li>
          ))}
        </ul>
      </div>
    );
  },
  (a, b) => a.posts === b.posts && a.today === b.today && !hasComeDue(b.posts, a.now, b.now),
);

/** Whether the time of one of them passed between two moments. */
function hasComeDue(posts: RoadmapPost[], earlier: Date, later: Date): boolean {
  return posts.some(({ at }) => at !== null && at >= earlier && at < later);
}

function DayHeading({ day, today }: { day: string | null; today: string }) {
  if (day === null) {
    return (
      <h3 className="sticky left-0 flex h-11 w-max flex-col justify-end font-sans text-base font-medium tracking-normal">
        No date yet
      </h3>
    );
  }
  const { weekday, date, distance } = wordDay(day, today);
  return (
    <h3 className="sticky left-0 flex h-11 w-max flex-col justify-end font-sans tracking-normal">
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
