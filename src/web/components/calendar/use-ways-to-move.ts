import { type RefObject, useState } from "react";
import type { DayName } from "#engine/clock/calendar-days.ts";
import { readDayClock } from "#engine/clock/day-clock.ts";
import type { CalendarParts } from "./calendar-entry.tsx";
import { useFollowing, useReturnOfFocus } from "./calendar-focus.ts";
import { type DropPlace, findDropTime, startTarget } from "./move-target.ts";
import { useDrag, usePlaceTaps } from "./use-drag.ts";
import type { Move } from "./use-move.ts";

type Surroundings = {
  root: RefObject<HTMLElement | null>;
  /** What follows the pointer. */
  dragLabel: RefObject<HTMLElement | null>;
  /** The days in sight. */
  days: readonly DayName[];
  onDay: (day: DayName) => void;
  now: Date;
  timezone: string;
};

/** The ways to move a post: dragged, by keys, or by taps on a place. */
export function useWaysToMove(
  move: Move,
  { root, dragLabel, days, onDay, now, timezone }: Surroundings,
) {
  const { moving } = move;
  const isByKeys = moving?.by === "keys";
  const keysAt = isByKeys ? readDayClock(moving.target, timezone) : null;
  const [place, setPlace] = useState<DropPlace | null>(null);
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
  usePlaceTaps(root, isByKeys, (tapped) =>
    move.aim((before) => findDropTime(tapped, before, timezone)),
  );
  useFollowing(root, keysAt, days, onDay);
  useReturnOfFocus(root, moving?.item.id ?? null);
  useReturnOfFocus(root, move.notice?.item.id ?? null, { isForLost: true });
  const parts: Pick<CalendarParts, "movingId" | "aimed" | "beginMove" | "drag"> = {
    movingId: moving?.item.id ?? null,
    aimed: moving?.by === "pointer" ? place : keysAt,
    beginMove: (item) =>
      move.begin({ item, target: startTarget(item.at, now, timezone), by: "keys" }),
    drag: drag.start,
  };
  return { place, isDragging: drag.isDragging, parts };
}

export type WaysToMove = ReturnType<typeof useWaysToMove>;
