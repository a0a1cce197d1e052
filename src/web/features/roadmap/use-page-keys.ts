import { useEffect, useRef } from "react";
import { type KeyPlace, type PageKey, readPageKey } from "./read-page-key.ts";

const FLOATING = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const OWN_KEYS = "input, textarea, select, [contenteditable], [role=tab], [role=combobox]";

type Followers = Partial<Record<PageKey, () => void>>;

/** Listens on the whole page, but not while something lies over it. */
export function usePageKeys(followers: Followers): void {
  const latest = useRef(followers);
  useEffect(() => {
    latest.current = followers;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(FLOATING)) return;
      const key = readPageKey(event, placeOf(event.target));
      const follow = key && latest.current[key];
      if (!follow) return;
      event.preventDefault();
      follow();
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
