import { type RefObject, useEffect, useRef } from "react";
import type { DayName } from "#engine/clock/calendar-days.ts";
import type { DropPlace } from "./move-target.ts";

/** Turns the page where a post is moved past its edge by keyboard, and keeps its place in sight. */
export function useFollowing(
  root: RefObject<HTMLElement | null>,
  aimed: DropPlace | null,
  days: readonly DayName[],
  onDay: (day: DayName) => void,
): void {
  const day = aimed?.day ?? null;
  const place = aimed && `${aimed.day} ${aimed.hour}`;
  const isBeyond = day !== null && !days.includes(day);
  const latest = useRef(onDay);
  useEffect(() => {
    latest.current = onDay;
  });
  useEffect(() => {
    if (place === null) return;
    if (isBeyond && day) latest.current(day);
    else root.current?.querySelector("[data-aimed=true]")?.scrollIntoView({ block: "nearest" });
  }, [root, isBeyond, day, place]);
}

/**
 * After a move the keyboard is on the post again, wherever that is by then; after a note about one only
 * where a button took the focus with it.
 */
export function useReturnOfFocus(
  root: RefObject<HTMLElement | null>,
  postId: string | null,
  { isForLost = false }: { isForLost?: boolean } = {},
): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const returned = postId === null ? last.current : null;
    last.current = postId;
    if (returned === null || (isForLost && document.activeElement !== document.body)) return;
    const opener = root.current?.querySelector<HTMLElement>(`[data-opener="${returned}"]`);
    (opener ?? root.current)?.focus({ preventScroll: !opener });
  }, [root, postId, isForLost]);
}
