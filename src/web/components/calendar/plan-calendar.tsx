import "./calendar.css";
import { type ComponentProps, type ReactNode, type Ref, useMemo, useRef, useState } from "react";
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
import type { DropPlace } from "./move-target.ts";
import { type Move, type Moving, useMove } from "./use-move.ts";
import { type WaysToMove, useWaysToMove } from "./use-ways-to-move.ts";
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
  const dragLabel = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia("(width < 48rem)");
  const shape = SHAPES[view][isNarrow ? "narrow" : "wide"];
  const [isWhole, setIsWhole] = useState(false);
  const weeks = useMemo(() => listWeeks(view, day), [view, day]);
  const days = useMemo(() => weeks.flat(), [weeks]);
  const today = readDayClock(now, timezone).day;
  const turn = (count: number) =>
    onDay(view === "week" ? shiftDay(day, 7 * count) : shiftMonth(day, count));
  useShortcuts("calendar", { earlier: () => turn(-1), later: () => turn(1) });
  const move = useMove(timezone, now);
  const ways = useWaysToMove(move, { root, dragLabel, days, onDay, now, timezone });

  const shownItems = move.place(items);
  const placed = placeByDay(shownItems, timezone);
  const undated = shownItems.filter(({ at }) => at === null);
  const title = wordPeriod(view, day, days);
  const isEmpty = days.every((one) => !placed.has(one));
  const parts: CalendarParts = {
    timezone,
    now,
    today,
    canMove,
    isCompact,
    open: (item) => onOpen?.(item),
    fill: onFill ?? null,
    ...ways.parts,
  };
  return (
    <CalendarProvider value={parts}>
      <div ref={root} tabIndex={-1} className="outline-none">
        {canMove && <MovingKeys />}
        <CalendarHead
          view={view}
          title={title}
          today={days.includes(today) ? null : today}
          isEmpty={isEmpty}
          upcoming={findNext(shownItems, days.at(-1) ?? day, timezone)}
          onTurn={turn}
          onDay={onDay}
        >
          <div className="ml-auto max-md:ml-2.5 max-md:w-full">{children}</div>
          {shape === "week" && (
            <AllHours isPressed={isWhole} onPress={() => setIsWhole(!isWhole)} />
          )}
        </CalendarHead>
        <MoveResult move={move} timezone={timezone} />
        {undated.length > 0 && <Undated items={undated} most={isNarrow ? 3 : 5} />}
        <CalendarDays
          shape={shape}
          caption={`${label}, ${title}`}
          day={day}
          weeks={weeks}
          days={days}
          extent={isWhole ? "whole" : isCompact ? "taken" : "working"}
          onDay={onDay}
          items={placed}
          slots={placeByDay(slots, timezone)}
        />
        <MovedByKeys move={move} view={view} timezone={timezone} />
      </div>
      <DragLabel ref={dragLabel} ways={ways} move={move} timezone={timezone} />
    </CalendarProvider>
  );
}

type CalendarDaysProps = {
  shape: (typeof SHAPES)[CalendarView]["wide" | "narrow"];
  caption: string;
  day: DayName;
  weeks: DayName[][];
  days: DayName[];
  onDay: (day: DayName) => void;
} & Pick<ComponentProps<typeof WeekGrid>, "extent" | "items" | "slots">;

/** The days themselves, in one of four shapes. */
function CalendarDays({
  shape,
  caption,
  day,
  weeks,
  days,
  extent,
  onDay,
  ...contents
}: CalendarDaysProps) {
  switch (shape) {
    case "days":
      return <DayList label={caption} days={days} {...contents} />;
    case "week":
      return <WeekGrid caption={caption} days={days} extent={extent} {...contents} />;
    case "small-month":
      return <SmallMonth caption={caption} day={day} weeks={weeks} onDay={onDay} {...contents} />;
    case "month":
      return <MonthGrid caption={caption} day={day} weeks={weeks} {...contents} />;
  }
}

function AllHours({ isPressed, onPress }: { isPressed: boolean; onPress: () => void }) {
  return (
    <Button
      tone="ghost"
      size="sm"
      aria-pressed={isPressed}
      className="-mr-3 aria-pressed:bg-accent-soft aria-pressed:text-accent"
      onClick={onPress}
    >
      All hours
    </Button>
  );
}

type MovedByKeysProps = { move: Move; view: CalendarView; timezone: string };

function MovedByKeys({ move, ...rest }: MovedByKeysProps) {
  const { moving } = move;
  if (moving?.by !== "keys") return null;
  return <MoveBar key={moving.item.id} moving={moving} move={move} {...rest} />;
}

type DragLabelProps = {
  ways: WaysToMove;
  move: Move;
  timezone: string;
  ref: Ref<HTMLDivElement>;
};

/** Beside the pointer that drags. */
function DragLabel({ ways: { place, isDragging }, move, timezone, ref }: DragLabelProps) {
  const { moving } = move;
  return (
    <div
      ref={ref}
      hidden={!isDragging}
      className="floating pointer-events-none fixed top-0 left-0 z-50 max-w-64 px-3 py-2 text-sm"
    >
      {moving && place && <Aimed place={place} moving={moving} move={move} timezone={timezone} />}
      {!place && "Drop it on a day"}
    </div>
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
