import { useEffect, useRef } from "react";
import { type KeyPlace, type PageKey, readPageKey } from "./read-page-key.ts";

const FLOATING = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const OWN_KEYS = "input, textarea, select, [contenteditable], [role=tab], [role=combobox]";

/** Listens on the whole page, but not while something lies over it. */
export function usePageKeys(follow: (key: PageKey) => void): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(FLOATING)) return;
      const key = readPageKey(event, placeOf(event.target));
      if (!key) return;
      event.preventDefault();
      latest.current(key);
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
}

function placeOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof Element)) return "page";
  if (target.closest(OWN_KEYS)) return "field";
  return target.closest("a[href]") ? "link" : "page";
}
