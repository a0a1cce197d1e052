import { useEffect, useRef } from "react";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), [tabindex='0']";

/**
 * What opened a dialog may be gone when it closes: a card that moved on, a button that gave way to a list. The keyboard
 * then goes on at the nearest thing that still stands, instead of at the top of the page.
 */
export function useFocusRescue(isOpen: boolean): (isOpen: boolean) => void {
  const around = useRef<Element[]>([]);
  useEffect(() => {
    if (isOpen) around.current = listAround(document.activeElement);
  }, [isOpen]);
  return (next) => {
    // Once the focus has gone back to what opened it, where that is still there.
    if (!next) requestAnimationFrame(() => rescueFocus(around.current));
  };
}

function rescueFocus(around: readonly Element[]): void {
  if (document.activeElement !== document.body) return;
  for (const place of around) {
    if (!place.isConnected) continue;
    place.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    // What is hidden does not take it: further out, then.
    if (document.activeElement !== document.body) return;
  }
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** What it stands in, from the inside out, as far as it is the page's content. */
function listAround(element: Element | null): Element[] {
  const around: Element[] = [];
  for (let each = element?.parentElement; each && each.id !== MAIN_ID; each = each.parentElement) {
    if (each === document.body) return [];
    around.push(each);
  }
  return around;
}
