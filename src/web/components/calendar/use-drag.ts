import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { CalendarItem } from "./calendar-item.ts";
import type { DropPlace } from "./move-target.ts";

/** Less is a click with an unsteady hand. */
const STARTS_AT_PX = 5;
const EDGE_PX = 56;
const SCROLL_PX = 14;

type Followers = {
  onStart: (item: CalendarItem) => void;
  /** Over another place; null where a post can't be dropped. */
  onAim: (item: CalendarItem, place: DropPlace | null) => void;
  onDrop: (item: CalendarItem, place: DropPlace) => void;
  onCancel: () => void;
};

/**
 * Drags a post with the mouse or a pen. Fingers scroll, so they tap: see usePlaceTaps. Places are
 * the elements with `data-day`, and `data-hour` where there are hours.
 */
export function useDrag(label: RefObject<HTMLElement | null>, followers: Followers) {
  const [isDragging, setIsDragging] = useState(false);
  const latest = useRef(followers);
  useEffect(() => {
    latest.current = followers;
  });
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const start = (item: CalendarItem, event: ReactPointerEvent) => {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const from = { x: event.clientX, y: event.clientY };
    let isUnderWay = false;
    let place: DropPlace | null = null;

    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!isUnderWay) {
        if (Math.hypot(x - from.x, y - from.y) < STARTS_AT_PX) return;
        isUnderWay = true;
        setIsDragging(true);
        latest.current.onStart(item);
      }
      // Follows the pointer without drawing the calendar anew.
      label.current?.style.setProperty("translate", `${x + 12}px ${y + 12}px`);
      scrollNearEdge(y);
      const next = findPlace(x, y);
      if (next?.day === place?.day && next?.hour === place?.hour) return;
      place = next;
      latest.current.onAim(item, next);
    };
    const end = (isDropped: boolean) => {
      stop.current?.();
      if (!isUnderWay) return;
      setIsDragging(false);
      if (isDropped && place) latest.current.onDrop(item, place);
      else latest.current.onCancel();
    };
    const drop = () => {
      // The click that follows would open the post.
      if (isUnderWay) window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      end(true);
    };
    const cancel = () => end(false);
    const hear = (key: KeyboardEvent) => {
      if (key.key !== "Escape") return;
      swallow(key);
      end(false);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", hear, { capture: true });
    window.addEventListener("selectstart", swallow);
    stop.current = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("keydown", hear, { capture: true });
      window.removeEventListener("selectstart", swallow);
      stop.current = null;
    };
  };

  return { start, isDragging };
}

/** While a post is being moved by its button, a tap or click on a place chooses it and does nothing else. */
export function usePlaceTaps(
  root: RefObject<HTMLElement | null>,
  isMoving: boolean,
  onPlace: (place: DropPlace) => void,
): void {
  const latest = useRef(onPlace);
  useEffect(() => {
    latest.current = onPlace;
  });
  useEffect(() => {
    const element = root.current;
    if (!isMoving || !element) return;
    const hear = (event: MouseEvent) => {
      const place = event.target instanceof Element ? placeAt(event.target) : null;
      if (!place) return;
      swallow(event);
      latest.current(place);
    };
    element.addEventListener("click", hear, { capture: true });
    return () => element.removeEventListener("click", hear, { capture: true });
  }, [root, isMoving]);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function findPlace(x: number, y: number): DropPlace | null {
  return placeAt(document.elementFromPoint(x, y));
}

function placeAt(element: Element | null): DropPlace | null {
  const { day, hour } = element?.closest<HTMLElement>("[data-day]")?.dataset ?? {};
  if (day === undefined) return null;
  return { day, hour: hour === undefined ? null : Number(hour) };
}

function scrollNearEdge(y: number): void {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
}
