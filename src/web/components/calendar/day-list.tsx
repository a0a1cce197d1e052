import type { DayName } from "#engine/clock/calendar-days.ts";
import { useCalendar } from "./calendar-context.ts";
import { EntryList } from "./calendar-entry.tsx";
import type { DayContents } from "./week-grid.tsx";
import { wordLongDay } from "./calendar-item.ts";

type DayListProps = DayContents & { label: string; days: readonly DayName[] };

/** A week where seven columns have no room: one day under the other. */
export function DayList({ label, days, items, slots }: DayListProps) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {days.map((day) => (
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
      <h4 className="flex items-center gap-2 font-sans text-base font-medium tracking-normal">
        {wordLongDay(day)}
        {day === today && (
          <span className="rounded-mark bg-ink px-1.5 font-mono text-xs text-paper">Today</span>
        )}
      </h4>
      {placed.length + good.length === 0 && <p className="text-sm text-muted">Nothing planned</p>}
      <EntryList placed={placed} slots={good} most={MOST_IN_A_DAY} />
    </div>
  );
}
