import { type KeyboardEvent, useRef, useState } from "react";
import { useListedShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { nextStop } from "./next-stop.ts";

/**
 * Links drawn as dots: one stop for the Tab key, arrow keys from dot to dot, and the figures of the one that is
 * pointed at or focused.
 */
export function useDots(count: number) {
  useListedShortcuts("chart");
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const [chosenStop, setStop] = useState<number | null>(null);
  const stop = Math.min(chosenStop ?? count - 1, count - 1);
  const move = (event: KeyboardEvent) => {
    // Meta+Left and the like belong to the page.
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const next = nextStop(event.key, stop, count);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    list.current?.querySelectorAll("a")[next]?.focus();
  };
  return {
    list,
    shown,
    hide: () => setShown(null),
    dotProps: (index: number) => ({
      tabIndex: index === stop ? 0 : -1,
      onFocus: () => {
        setStop(index);
        setShown(index);
      },
      onBlur: () => setShown(null),
      onPointerEnter: () => setShown(index),
      onKeyDown: move,
    }),
  };
}
