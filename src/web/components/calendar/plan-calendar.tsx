import "./calendar.css";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { type DayName, shiftDay, shiftMonth } from "#engine/clock/calendar-days.ts";
import { readDayClock } from "#engine/clock/day-clock.ts";
import type { GoodSlot } from "#engine/slots/list-good-slots.ts";
import { useListedShortcuts, useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { Button } from "#web/components/ui/button.tsx";
import { formatClock } from "#web/lib/format-time.ts";
import {
  type CalendarParts,
  CalendarProvider,
  CalendarEntry,
  MoreButton,
} from "./calendar-entry.tsx";
import { useFollowing, useReturnOfFocus } from "./calendar-focus.ts";
import { CalendarHead } from "./calendar-head.tsx";
import {
  type CalendarItem,
  type CalendarView,
  wordDate,
  wordPeriod,
  wordWeekday,
  cutToFit,
  findNext,
  listWeeks,
  placeByDay,
} from "./calendar-item.ts";
import { DayList, WeekGrid } from "./week-grid.tsx";
import { MonthGrid, SmallMonth } from "./month-grid.tsx";
import { MoveBar, MoveResult } from "./move-result.tsx";
import { type DropPlace, findDropTime, startTarget } from "./move-target.ts";
import { useDrag, usePlaceTaps } from "./use-drag.ts";
import { type Move, type Moving, useMove } from "./use-move.ts";
import { useMedia } from "#web/lib/hooks/use-near-viewport.ts";

type PlanCalendarProps = {
  /** What it is a calendar of, for screen readers. */
  label: string;
  view: CalendarView;
  /** The week or month that this day is in. */
  day: DayName;
  onDay: (day: DayName) => void;
  items: readonly CalendarItem[];
  slots?: readonly GoodSlot[];
  onFill?: ((slot: GoodSlot) => void) | undefined;
  /** Not needed where posts have pages of their own. */
  onOpen?: (item: CalendarItem) => void;
  canMove: boolean;
  /** Only the hours that have something in them, where the calendar is one part of many. */
  isCompact?: boolean;
  now: Date;
  timezone: string;
  /** Beside its title: what its marks mean. */
  children?: ReactNode;
};

/** Posts by week or by month, to be looked at, opened and moved. */
export function PlanCalendar({
  label,
  view,
  day,
  onDay,
  items,
  slots = NO_SLOTS,
  onFill,
  onOpen,
  canMove,
  isCompact = false,
  now,
  timezone,
  children,
}: PlanCalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia("(width < 48rem)");
  const shape = SHAPES[view][isNarrow ? "narrow" : "wide"];
  const [isWhole, setIsWhole] = useState(false);
  const extent = isWhole ? "whole" : isCompact ? "taken" : "working";
  const move = useMove(timezone, now);
  const { moving } = move;
  const today = readDayClock(now, timezone).day;
  const weeks = useMemo(() => listWeeks(view, day), [view, day]);
  const days = useMemo(() => weeks.flat(), [weeks]);

  const shownItems = move.place(items);
  const contents = {
    items: placeByDay(shownItems, timezone),
    slots: placeByDay(slots, timezone),
  };
  const undated = shownItems.filter(({ at }) => at === null);
  const title = wordPeriod(view, day, days);
  const isEmpty = days.every((one) => !contents.items.has(one));
  const upcoming = isEmpty ? findNext(shownItems, days.at(-1) ?? day, timezone) : null;

  const turn = (count: number) =>
    onDay(view === "week" ? shiftDay(day, 7 * count) : shiftMonth(day, count));
  useShortcuts("calendar", { earlier: () => turn(-1), later: () => turn(1) });

  const [place, setPlace] = useState<DropPlace | null>(null);
  const dragLabel = useRef<HTMLDivElement>(null);
  const drag = useDrag(dragLabel, {
    onStart: (item) =>
      move.begin({ item, target: startTarget(item.at, now, timezone), by: "pointer" }),
    onAim: (item, next) => {
      setPlace(next);
      if (next) move.aim(() => findDropTime(next, item.at, timezone));
    },
    onDrop: (item, dropped) => move.save(item, findDropTime(dropped, item.at, timezone)),
    onCancel: move.cancel,
  });
  usePlaceTaps(root, moving?.by === "keys", (tapped) =>
    move.aim((before) => findDropTime(tapped, before, timezone)),
  );
  useFollowing(
    root,
    moving?.by === "keys" ? readDayClock(moving.target, timezone) : null,
    days,
    onDay,
  );
  useReturnOfFocus(root, moving?.item.id ?? null);
  useReturnOfFocus(root, move.notice?.item.id ?? null, { isForLost: true });

  const parts: CalendarParts = {
    timezone,
    now,
    today,
    movingId: moving?.item.id ?? null,
    aimed: moving && (moving.by === "pointer" ? place : readDayClock(moving.target, timezone)),
    canMove,
    isCompact,
    open: (item) => onOpen?.(item),
    beginMove: (item) =>
      move.begin({ item, target: startTarget(item.at, now, timezone), by: "keys" }),
    drag: drag.start,
    fill: onFill ?? null,
  };
  const caption = `${label}, ${title}`;
  return (
    <CalendarProvider value={parts}>
      <div ref={root} tabIndex={-1} className="outline-none">
        {canMove && <MovingKeys />}
        <CalendarHead
          view={view}
          title={title}
          today={days.includes(today) ? null : today}
          isEmpty={isEmpty}
          upcoming={upcoming}
          onTurn={turn}
          onDay={onDay}
        >
          <div className="ml-auto max-md:ml-2.5 max-md:w-full">{children}</div>
          {shape === "week" && (
            <Button
              tone="ghost"
              size="sm"
              aria-pressed={isWhole}
              className="-mr-3 aria-pressed:bg-accent-soft aria-pressed:text-accent"
              onClick={() => setIsWhole(!isWhole)}
            >
              All hours
            </Button>
          )}
        </CalendarHead>
        <MoveResult move={move} timezone={timezone} />
        {undated.length > 0 && <Undated items={undated} most={isNarrow ? 3 : 5} />}
        {shape === "days" && <DayList label={caption} days={days} {...contents} />}
        {shape === "week" && (
          <WeekGrid caption={caption} days={days} extent={extent} {...contents} />
        )}
        {shape === "small-month" && (
          <SmallMonth caption={caption} day={day} weeks={weeks} onDay={onDay} {...contents} />
        )}
        {shape === "month" && <MonthGrid caption={caption} day={day} weeks={weeks} {...contents} />}
        {moving?.by === "keys" && (
          <MoveBar
            key={moving.item.id}
            moving={moving}
            move={move}
            view={view}
            timezone={timezone}
          />
        )}
      </div>
      <div
        ref={dragLabel}
        hidden={!drag.isDragging}
        className="floating pointer-events-none fixed top-0 left-0 z-50 max-w-64 px-3 py-2 text-sm"
      >
        {moving && place && <Aimed place={place} moving={moving} move={move} timezone={timezone} />}
        {!place && "Drop it on a day"}
      </div>
    </CalendarProvider>
  );
}

/** How a week and a month are drawn, by how much room there is. */
const SHAPES = {
  week: { wide: "week", narrow: "days" },
  month: { wide: "month", narrow: "small-month" },
} as const satisfies Record<CalendarView, { wide: string; narrow: string }>;

const NO_SLOTS: readonly GoodSlot[] = [];

/** Listed under '?' where posts can be moved. */
function MovingKeys() {
  useListedShortcuts("moving");
  return null;
}

type AimedProps = { place: DropPlace; moving: Moving; move: Move; timezone: string };

/** Where a dragged post would go, and what speaks against it. */
function Aimed({ place, moving, move, timezone }: AimedProps) {
  return (
    <>
      <span className="font-medium">
        {wordWeekday(place.day)} {wordDate(place.day)}, {formatClock(moving.target, timezone)}
      </span>
      {move.concerns.map((concern) => (
        <span key={concern} className="block text-xs text-warn">
          {concern}
        </span>
      ))}
    </>
  );
}

/** One row of them, so that the days stay in sight. */
function Undated({ items, most }: { items: readonly CalendarItem[]; most: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { shown, more } = cutToFit(items, isOpen ? Infinity : most);
  return (
    <div className="mb-3 flex gap-x-4 gap-y-1.5 max-md:flex-col">
      <h4 className="shrink-0 font-sans text-sm font-medium tracking-normal text-muted md:mt-2">
        No date yet
      </h4>
      <ul className="grid grow grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2">
        {shown.map((item) => (
          <li key={item.id}>
            <CalendarEntry item={item} isShort />
          </li>
        ))}
        {(more > 0 || isOpen) && (
          <li>
            <MoreButton isOpen={isOpen} more={more} onToggle={() => setIsOpen(!isOpen)} />
          </li>
        )}
      </ul>
    </div>
  );
}
