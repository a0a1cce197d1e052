import "./lane.css";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { RoadmapDay } from "#engine/roadmap/group-by-day.ts";
import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { IconButton } from "#web/components/ui/icon-button.tsx";
import { hourOfDay } from "#web/lib/zoned-time.ts";
import { findHourRange } from "../../draw-route.ts";
import { COLUMN_PX, GAP_PX } from "../../find-view.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import { useLaneView } from "../../use-lane-view.ts";
import type { PostActions } from "../card/post-card.tsx";
import { DayColumn } from "./day-column.tsx";

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
  // Whoever stands in a day with the keyboard must not lose their place when it is scrolled away.
  const [kept, setKept] = useState<number | null>(null);
  const hours = useMemo(() => days.map((day) => listHours(day, timezone)), [days, timezone]);
  const range = useMemo(() => findHourRange(hours), [hours]);
  const mostInADay = useMemo(() => Math.max(...days.map(({ posts }) => posts.length)), [days]);

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
          className="grid w-max items-start"
          style={{
            gridTemplateColumns: `repeat(${days.length}, ${COLUMN_PX}px)`,
            columnGap: GAP_PX,
            // Else the page would move up and down as days of one and of two posts pass by.
            minHeight: days.length > last ? mostInADay * CARD_PX : undefined,
          }}
        >
          {days.map(({ day, posts }, index) =>
            (index >= first && index <= last) || index === kept ? (
              <li
                key={day ?? "none"}
                aria-setsize={days.length}
                aria-posinset={index + 1}
                style={{ gridColumn: index + 1 }}
              >
                <DayColumn
                  day={day}
                  posts={posts}
                  today={today}
                  timezone={timezone}
                  actions={actions}
                  before={hours[index - 1] ?? null}
                  hours={hours[index] ?? NO_HOURS}
                  after={hours[index + 1] ?? null}
                  range={range}
                  now={now}
                  onFocus={() => setKept(index)}
                />
              </li>
            ) : null,
          )}
        </ol>
      </div>
    </div>
  );
}

/** About the height of a card with its gap. */
const CARD_PX = 290;
const NO_HOURS: number[] = [];

function listHours({ posts }: RoadmapDay<RoadmapPost>, timezone: string): number[] {
  return posts.flatMap(({ at }) => (at ? hourOfDay(at, timezone) : []));
}
