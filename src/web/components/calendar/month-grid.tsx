import type { ReactNode } from "react";
import { type DayName, isSameMonth } from "#engine/clock/calendar-days.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useCalendar, EntryList } from "./calendar-entry.tsx";
import { DayBlock, type DayContents } from "./week-grid.tsx";
import { wordDate, wordLongDay, wordWeekday } from "./calendar-item.ts";

type MonthGridProps = DayContents & {
  caption: string;
  /** The month is this day's. */
  day: DayName;
  weeks: readonly (readonly DayName[])[];
};

const MOST_IN_A_DAY = 3;

/** The weeks of a month, each day with its posts in short. */
export function MonthGrid({ caption, day: shownDay, weeks, items, slots }: MonthGridProps) {
  const { today } = useCalendar();
  return (
    <MonthTable
      caption={caption}
      weeks={weeks}
      cellClass="h-18 p-1 align-top"
      isOver={(day) => day < today}
    >
      {(day) => (
        <>
          <p className="mb-1 px-1">
            <span className="sr-only">{wordLongDay(day)}</span>
            <span
              aria-hidden="true"
              className={classNames(
                "font-mono text-xs",
                day === today && "rounded-mark bg-ink px-1.5 text-paper",
                !isSameMonth(day, shownDay) && "text-muted",
              )}
            >
              {wordDate(day)}
            </span>
          </p>
          <EntryList
            placed={items.get(day) ?? []}
            slots={slots.get(day) ?? []}
            most={MOST_IN_A_DAY}
            isShort
          />
        </>
      )}
    </MonthTable>
  );
}

type MonthTableProps = Pick<MonthGridProps, "caption" | "weeks"> & {
  className?: string;
  cellClass: string;
  /** Whether a day is drawn as one that is past. */
  isOver?: (day: DayName) => boolean;
  /** What a day shows. */
  children: (day: DayName) => ReactNode;
};

function MonthTable({ caption, weeks, className, cellClass, isOver, children }: MonthTableProps) {
  const { aimed } = useCalendar();
  return (
    <table className={classNames("w-full table-fixed border-collapse", className)}>
      <caption className="sr-only">{caption}</caption>
      <WeekdayHead week={weeks[0]} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-day={day}
                data-over={isOver?.(day)}
                data-aimed={aimed?.day === day}
                className={classNames("calendar-cell border border-line", cellClass)}
              >
                {children(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Above the days, as far from the edge as their numbers are. */
function WeekdayHead({ week }: { week: readonly DayName[] | undefined }) {
  return (
    <thead>
      <tr>
        {week?.map((day) => (
          <th
            key={day}
            scope="col"
            className="pb-1 text-center text-xs font-normal text-muted md:px-2 md:pb-2 md:text-left md:text-sm"
          >
            {wordWeekday(day)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type SmallMonthProps = MonthGridProps & { onDay: (day: DayName) => void };

/** On a phone: the month as marks, and under it the day that was tapped. */
export function SmallMonth({ caption, day: chosen, weeks, items, slots, onDay }: SmallMonthProps) {
  const { today } = useCalendar();
  return (
    <>
      <MonthTable caption={caption} weeks={weeks} className="mb-5" cellClass="p-0">
        {(day) => (
          <button
            type="button"
            aria-pressed={day === chosen}
            aria-label={`${wordLongDay(day)}, ${wordCount(items.get(day)?.length ?? 0)}`}
            onClick={() => onDay(day)}
            className={classNames(
              "flex h-12 w-full cursor-pointer flex-col items-center justify-center gap-1 font-mono text-sm aria-pressed:bg-accent-soft aria-pressed:text-accent",
              !isSameMonth(day, chosen) && "text-muted",
            )}
          >
            <span className={classNames(day === today && "rounded-mark bg-ink px-1 text-paper")}>
              {wordDate(day)}
            </span>
            <Dots count={items.get(day)?.length ?? 0} hasSlot={slots.has(day)} />
          </button>
        )}
      </MonthTable>
      <DayBlock day={chosen} items={items} slots={slots} />
    </>
  );
}

function wordCount(count: number): string {
  if (count === 0) return "no posts";
  return count === 1 ? "1 post" : `${count} posts`;
}

const MOST_DOTS = 3;

function Dots({ count, hasSlot }: { count: number; hasSlot: boolean }) {
  return (
    <span aria-hidden="true" className="flex h-2 items-center gap-0.5 text-xs leading-none">
      {count > MOST_DOTS
        ? count
        : Array.from({ length: count }, (_, place) => (
            <span key={place} className="size-1.5 rounded-full bg-current" />
          ))}
      {count === 0 && hasSlot && (
        <span className="size-1.5 rounded-full border border-dashed border-edge" />
      )}
    </span>
  );
}
