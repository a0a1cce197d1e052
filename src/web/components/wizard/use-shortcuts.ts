import { useEffect, useRef } from "react";
import { type KeyPlace, readShortcut, type Shortcut, type StepKeys } from "./shortcuts.ts";

export const FLOATING = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Listens on the whole page, but not while something lies over it. */
export function useShortcuts(
  { isLast, hasHelp }: StepKeys,
  follow: (shortcut: Shortcut) => void,
): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(FLOATING)) return;
      const shortcut = readShortcut(event, placeOf(event.target), { isLast, hasHelp });
      if (!shortcut) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [isLast, hasHelp]);
}

/** Checkboxes and radio buttons take no key of ours, so they count as the page. */
export function placeOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof HTMLElement)) return "page";
  if (target.closest("textarea, [contenteditable]")) return "textarea";
  if (target.closest('[role="combobox"]')) return "search";
  if (target.closest("a[href]")) return "link";
  if (target.closest("button, summary")) return "button";
  return target.closest('input:not([type="checkbox"], [type="radio"])') ? "text" : "page";
}
