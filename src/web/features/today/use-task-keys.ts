import { useEffect, useRef } from "react";
import { FLOATING, placeOf } from "#web/components/wizard/use-shortcuts.ts";
import { readShortcut } from "#web/components/wizard/shortcuts.ts";

/** On a page without steps, only digits mean something. */
const NO_STEPS = { isLast: true, hasHelp: false };

/** A digit ticks the task of that number, wherever the keyboard is but in a field. */
export function useTaskKeys(tick: (number: number) => void): void {
  const latest = useRef(tick);
  useEffect(() => {
    latest.current = tick;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(FLOATING)) return;
      const shortcut = readShortcut(event, placeOf(event.target), NO_STEPS);
      if (shortcut?.kind !== "pick") return;
      event.preventDefault();
      latest.current(shortcut.number);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}
