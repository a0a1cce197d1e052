import { createContext, type PointerEvent, useContext } from "react";
import type { GoodSlot } from "#engine/slots/list-good-slots.ts";
import type { CalendarItem } from "./calendar-item.ts";
import type { DropPlace } from "./move-target.ts";

/** What every part of a calendar needs to draw its posts and to act on them. */
export type CalendarParts = {
  timezone: string;
  now: Date;
  today: string;
  /** The post that is being moved, and the place it would come to. */
  movingId: string | null;
  aimed: DropPlace | null;
  canMove: boolean;
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
