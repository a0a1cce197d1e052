import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { DayName } from "#engine/clock/calendar-days.ts";
import { Button, IconButton } from "#web/components/ui/button.tsx";
import { type CalendarView, wordFarDay } from "./calendar-item.ts";

type CalendarHeadProps = {
  view: CalendarView;
  title: string;
  /** null while today is in sight. */
  today: DayName | null;
  isEmpty: boolean;
  /** The day of the first post after what is shown. */
  upcoming: DayName | null;
  onTurn: (count: number) => void;
  onDay: (day: DayName) => void;
  /** What its marks mean, and what else it can show. */
  children: ReactNode;
};

/** Which week or month it is, and the ways to others. */
export function CalendarHead({
  view,
  title,
  today,
  isEmpty,
  upcoming,
  onTurn,
  onDay,
  children,
}: CalendarHeadProps) {
  return (
    <div className="mb-3 -ml-2.5 flex flex-wrap items-center gap-x-1 gap-y-2">
      <IconButton
        label={view === "week" ? "Previous week" : "Previous month"}
        onClick={() => onTurn(-1)}
      >
        <ChevronLeft size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={view === "week" ? "Next week" : "Next month"} onClick={() => onTurn(1)}>
        <ChevronRight size={18} aria-hidden="true" />
      </IconButton>
      <h3 aria-live="polite" className="mx-2 font-serif text-md font-medium">
        {title}
      </h3>
      {today && (
        <Button tone="ghost" size="sm" onClick={() => onDay(today)}>
          Today
        </Button>
      )}
      {isEmpty && (
        <p className="mr-2 text-sm text-muted max-md:ml-2.5">
          {view === "week" ? "No posts this week" : "No posts this month"}
        </p>
      )}
      {upcoming && (
        <Button tone="ghost" size="sm" onClick={() => onDay(upcoming)}>
          {isEmpty ? "Next post" : "Later posts"}: {wordFarDay(upcoming)}
        </Button>
      )}
      {children}
    </div>
  );
}
