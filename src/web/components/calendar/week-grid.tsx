import { useMemo } from "react";
import type { DayName } from "#engine/clock/calendar-days.ts";
import { findMoment, listSkippedHours } from "#engine/clock/day-clock.ts";
import type { GoodSlot } from "#engine/slots/list-good-slots.ts";
import { nameZone } from "#engine/clock/format-local.ts";
import { classNames } from "#web/lib/class-names.ts";
import { formatTime } from "#web/lib/format-time.ts";
import { useCalendar, EntryList } from "./calendar-entry.tsx";
import {
  type CalendarItem,
  wordDate,
  wordLongDay,
  wordWeekday,
  type HourExtent,
  listShownHours,
  type Placed,
} from "./calendar-item.ts";

export type DayContents = {
  items: ReadonlyMap<DayName, Placed<CalendarItem>[]>;
  slots: ReadonlyMap<DayName, Placed<GoodSlot>[]>;
};

type WeekGridProps = DayContents & {
  caption: string;
  days: readonly DayName[];
  extent: HourExtent;
};

const MOST_IN_AN_HOUR = 3;

/** Seven days side by side, one row for each hour that matters. */
export function WeekGrid({ caption, days, items, slots, extent }: WeekGridProps) {
  const { timezone, now, today, aimed } = useCalendar();
  const taken = [items, slots].flatMap((placed) =>
    days.flatMap((day) => (placed.get(day) ?? []).map(({ hour }) => hour)),
  );
  const hours = listShownHours(
    [...taken, ...(aimed && aimed.hour !== null ? [aimed.hour] : [])],
    extent,
  );
  const skipped = useMemo(
    () => new Map(days.map((day) => [day, listSkippedHours(day, timezone)])),
    [days, timezone],
  );
  return (
    <table className="w-full table-fixed border-collapse border-b border-line">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className="w-18 pr-2 pb-2 text-left align-bottom font-mono text-xs leading-tight font-normal text-muted"
          >
            {nameZone(timezone)}
          </th>
          {days.map((day) => (
            <th key={day} scope="col" className="px-1 pb-2 text-left align-bottom font-normal">
              <DayName day={day} isToday={day === today} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour}>
            <th
              scope="row"
              className="border-t border-line py-0.5 pr-2 text-left align-top font-mono text-xs font-normal whitespace-nowrap text-muted"
            >
              {formatTime(`${String(hour).padStart(2, "0")}:00`)}
            </th>
            {days.map((day) => {
              const inHour = <T,>(placed: readonly Placed<T>[] = []) =>
                placed.filter((one) => one.hour === hour);
              return (
                <td
                  key={day}
                  data-day={day}
                  data-hour={hour}
                  data-over={findMoment({ day, hour, minute: 59 }, timezone) < now}
                  data-skipped={skipped.get(day)?.includes(hour)}
                  data-aimed={aimed?.day === day && aimed.hour === hour}
                  className="calendar-cell h-6 border-t border-l border-line p-0.5 align-top"
                >
                  <EntryList
                    placed={inHour(items.get(day))}
                    slots={inHour(slots.get(day))}
                    most={MOST_IN_AN_HOUR}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayName({ day, isToday }: { day: DayName; isToday: boolean }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5">
      <span className="sr-only">{wordLongDay(day)}</span>
      <span aria-hidden="true" className="text-sm text-muted">
        {wordWeekday(day)}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          "font-mono text-base",
          isToday && "rounded-mark bg-ink px-1.5 text-paper",
        )}
      >
        {wordDate(day)}
      </span>
      {isToday && <span className="sr-only">, today</span>}
    </span>
  );
}

type DayListProps = DayContents & { label: string; days: readonly DayName[] };

/** A week where seven columns have no room: one day under the other. An empty week is a place to move posts to, and else nothing; so is a day that has passed. */
export function DayList({ label, days, items, slots }: DayListProps) {
  const { movingId, today } = useCalendar();
  const isEmpty = (day: DayName) => !items.has(day) && !slots.has(day);
  if (movingId === null && days.every(isEmpty)) return null;
  const shown = days.filter((day) => day >= today || !isEmpty(day));
  return (
    <ol aria-label={label} className="flex flex-col">
      {shown.map((day) => (
        <li key={day} className="border-t border-line py-3 first:border-t-0 first:pt-0">
          <DayBlock day={day} items={items} slots={slots} />
        </li>
      ))}
    </ol>
  );
}

const MOST_IN_A_DAY = 6;

/** One day with its posts. */
export function DayBlock({ day, items, slots }: DayContents & { day: DayName }) {
  const { today, aimed } = useCalendar();
  const [placed, good] = [items.get(day) ?? [], slots.get(day) ?? []];
  return (
    <div
      data-day={day}
      data-aimed={aimed?.day === day}
      className="calendar-cell flex flex-col gap-2 rounded-control"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="flex items-center gap-2 font-sans text-base font-medium tracking-normal">
          {wordLongDay(day)}
          {day === today && (
            <span className="rounded-mark bg-ink px-1.5 font-mono text-xs text-paper">Today</span>
          )}
        </h4>
        {placed.length + good.length === 0 && <p className="text-sm text-muted">Nothing planned</p>}
      </div>
      <EntryList placed={placed} slots={good} most={MOST_IN_A_DAY} />
    </div>
  );
}
