import "#web/components/charts/stacked-chart.css";
import { CircleCheck, CircleDashed, CircleX, Clock, MessageSquare, Move, Plus } from "lucide-react";
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useState,
  createContext,
  useContext,
} from "react";
import { Link } from "react-router";
import type { GoodSlot } from "#engine/slots/list-good-slots.ts";
import { hueOf } from "#web/components/charts/stacked-series.ts";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { isPressed, ariaKeys } from "#web/components/shortcuts/keys.ts";
import { classNames } from "#web/lib/class-names.ts";
import { formatClock } from "#web/lib/format-time.ts";
import { type CalendarItem, wordWhen, cutToFit, type Placed } from "./calendar-item.ts";
import type { DropPlace } from "./move-target.ts";

type EntryProps = {
  item: CalendarItem;
  /** In a month there is less room for the title. */
  isShort?: boolean;
};

/** A post in a calendar: opened by its title, moved by its button, by the key M or by dragging. */
export function CalendarEntry({ item, isShort = false }: EntryProps) {
  const { timezone, movingId, canMove, isCompact, open, beginMove, drag } = useCalendar();
  const { id, title, fullName, at, status, project, to } = item;
  const isMovable = canMove && status !== "posted";
  const opener = {
    "data-opener": id,
    dir: "auto" as const,
    className: classNames(
      "w-full cursor-pointer text-left text-sm leading-snug font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-1 focus-visible:after:outline-accent",
      // A month has one line where seven days are side by side.
      isShort ? "line-clamp-2 md:line-clamp-1" : "line-clamp-2",
      isMovable && "pointer-fine:cursor-grab",
    ),
    ...(isMovable && {
      "aria-keyshortcuts": ariaKeys(SHORTCUTS.moving.rows.begin),
      onPointerDown: (event: PointerEvent) => drag(item, event),
      onKeyDown: (event: KeyboardEvent) => {
        if (!isPressed(SHORTCUTS.moving.rows.begin, event.nativeEvent)) return;
        event.preventDefault();
        beginMove(item);
      },
    }),
  };
  return (
    <div
      data-moving={movingId === id}
      style={project ? ({ "--hue": hueOf(project.place) } as CSSProperties) : undefined}
      className={classNames(
        "calendar-entry group/entry relative flex min-w-0 flex-col rounded-control border bg-surface px-1.5 py-1 text-ink xl:px-2 select-none hover:border-edge",
        status === "draft" ? "border-edge" : "border-line",
        project && "border-l-[3px] border-l-(--hue) hover:border-l-(--hue)",
      )}
    >
      <div className="flex min-h-6 items-center gap-1 xl:gap-1.5">
        <StatusMark item={item} />
        {/* Beside seven days the hours are at the side, and the line is for the community. */}
        <span
          className={classNames(
            "font-mono text-xs whitespace-nowrap text-muted",
            !isShort && "md:sr-only",
          )}
        >
          {at ? formatClock(at, timezone) : "No time"}
        </span>
        {!isShort && (
          <span className="truncate font-mono text-xs text-muted max-md:hidden">{fullName}</span>
        )}
        {isMovable && (
          <button
            type="button"
            aria-label={`Move: ${title}`}
            onClick={() => beginMove(item)}
            className={classNames(
              "relative z-10 -mr-1 ml-auto inline-flex h-6 w-5 shrink-0 cursor-pointer items-center justify-center rounded-mark text-muted hover:bg-hover hover:text-ink max-md:size-8 xl:w-6",
              // A mouse drags the post itself: the name has the room until the button is wanted.
              isCompact &&
                "md:pointer-fine:absolute md:pointer-fine:top-1 md:pointer-fine:right-1.5 md:pointer-fine:bg-surface md:pointer-fine:not-group-hover/entry:not-focus-visible:opacity-0",
            )}
          >
            <Move size={13} aria-hidden="true" />
          </button>
        )}
      </div>
      {to === null ? (
        <button type="button" {...opener} onClick={() => open(item)}>
          {title}
        </button>
      ) : (
        <Link to={to} draggable={false} {...opener}>
          {title}
        </Link>
      )}
      <span
        className={classNames("truncate font-mono text-xs text-muted", !isShort && "md:hidden")}
      >
        {fullName}
      </span>
      {project && !isShort && (
        <span className="truncate text-left text-xs text-muted md:sr-only" dir="auto">
          {project.name}
        </span>
      )}
    </div>
  );
}

const MARKS = {
  live: { word: "Posted, still up", Icon: CircleCheck, colour: "text-pass" },
  removed: { word: "Posted, removed", Icon: CircleX, colour: "text-fail" },
  late: { word: "Time has passed", Icon: Clock, colour: "text-muted" },
  draft: { word: "Draft", Icon: CircleDashed, colour: "text-muted" },
};

/** How far a post is, in shape and word: a hold that is open, or filled once it was posted. */
function StatusMark({ item: { status, outcome, at } }: { item: CalendarItem }) {
  const { now } = useCalendar();
  const isLate = status === "scheduled" && at !== null && at < now;
  const mark =
    status === "draft" || isLate
      ? MARKS[isLate ? "late" : "draft"]
      : status === "posted" && outcome !== "unknown"
        ? MARKS[outcome]
        : null;
  if (mark) {
    const { word, Icon, colour } = mark;
    return (
      <span className={classNames("inline-flex shrink-0", colour)} title={word}>
        <Icon size={13} aria-hidden="true" />
        <span className="sr-only">{word}</span>
      </span>
    );
  }
  const word = status === "posted" ? "Posted" : "Scheduled";
  return (
    <span className="inline-flex shrink-0" title={word}>
      <span
        aria-hidden="true"
        className={classNames(
          "m-0.5 size-2.5 rounded-full border-[1.5px] border-ink",
          status === "posted" && "bg-ink",
        )}
      />
      <span className="sr-only">{word}</span>
    </span>
  );
}

/** An empty place where a post would stand well: quiet, and the way to a draft for it. */
export function GhostSlot({ slot }: { slot: GoodSlot }) {
  const { timezone, fill } = useCalendar();
  if (!fill) return null;
  const when = wordWhen(slot.at, timezone);
  return (
    <button
      type="button"
      aria-label={
        slot.thread
          ? `Prepare a comment for “${slot.thread}” in ${slot.fullName}, ${when}`
          : `Draft a post for ${slot.fullName}, ${when}: one of its busiest hours`
      }
      title={slot.thread ? `${slot.thread} in ${slot.fullName}` : undefined}
      onClick={() => fill(slot)}
      className="flex min-w-0 cursor-pointer items-start gap-1 rounded-control border border-dashed border-edge px-2 py-1 text-left font-mono text-xs text-muted transition-colors hover:border-edge hover:text-ink"
    >
      {slot.thread ? (
        <MessageSquare size={12} aria-hidden="true" className="mt-0.5 shrink-0" />
      ) : (
        <Plus size={12} aria-hidden="true" className="mt-0.5 shrink-0" />
      )}
      <span className="min-w-0">
        <span className="block truncate">
          {/* Seven days side by side have no room for both, and a week has its hours at the side. */}
          <span className="md:hidden">{formatClock(slot.at, timezone)} </span>
          {slot.fullName}
        </span>
        {slot.thread && <span className="line-clamp-2 font-sans">{slot.thread}</span>}
      </span>
    </button>
  );
}

type EntryListProps = {
  placed: readonly Placed<CalendarItem>[];
  slots: readonly Placed<GoodSlot>[];
  most: number;
  isShort?: boolean;
};

/** What a cell holds; past its room one line says how much more there is, and opens it. */
export function EntryList({ placed, slots, most, isShort = false }: EntryListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { shown, more } = cutToFit(placed, isOpen ? Infinity : most);
  if (placed.length + slots.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      {shown.map(({ entry }) => (
        <CalendarEntry key={entry.id} item={entry} isShort={isShort} />
      ))}
      {(more > 0 || isOpen) && (
        <MoreButton isOpen={isOpen} more={more} onToggle={() => setIsOpen(!isOpen)} />
      )}
      {slots.map(({ entry }) => (
        <GhostSlot key={`${entry.subredditId} ${entry.thread ?? ""}`} slot={entry} />
      ))}
    </div>
  );
}

type MoreButtonProps = { isOpen: boolean; more: number; onToggle: () => void };

/** Opens what did not fit, and closes it again. */
export function MoreButton({ isOpen, more, onToggle }: MoreButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="min-h-6 cursor-pointer rounded-mark px-2 text-left font-mono text-xs text-soft hover:bg-hover hover:text-ink"
    >
      {isOpen ? "Show fewer" : `+${more} more`}
    </button>
  );
}

/** What every part of a calendar needs to draw its posts and to act on them. */
export type CalendarParts = {
  timezone: string;
  now: Date;
  today: string;
  /** The post that is being moved, and the place it would come to. */
  movingId: string | null;
  aimed: DropPlace | null;
  canMove: boolean;
  /** The calendar is one part of many. */
  isCompact: boolean;
  open: (item: CalendarItem) => void;
  beginMove: (item: CalendarItem) => void;
  drag: (item: CalendarItem, event: PointerEvent) => void;
  /** null where an empty slot can't be filled from here. */
  fill: ((slot: GoodSlot) => void) | null;
};

const Context = createContext<CalendarParts | null>(null);
export const CalendarProvider = Context.Provider;

export function useCalendar(): CalendarParts {
  const parts = useContext(Context);
  if (!parts) throw new Error("There is no calendar around this.");
  return parts;
}
