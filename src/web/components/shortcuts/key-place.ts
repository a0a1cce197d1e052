import type { KeyPlace } from "./shortcut-table.ts";

const FLOATING = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What is on its way out has had its keys. */
const LEAVING = "[data-closed], [data-ending-style]";

/** Something lies over the page, and the keys are its own. */
export function isCovered(): boolean {
  return Array.from(document.querySelectorAll(FLOATING)).some((one) => !one.closest(LEAVING));
}

const CHOICES = 'input[type="radio"], [role="radio"], [role="tab"]';

/** In this order: what an element is first counts. */
const PLACES: readonly (readonly [selector: string, KeyPlace])[] = [
  ['textarea, [contenteditable]:not([contenteditable="false"])', "textarea"],
  ['[role="combobox"]', "search"],
  ['select, [role="slider"], input[type="range"]', "select"],
  ["a[href]", "link"],
  [CHOICES, "choice"],
  ['input[type="checkbox"]', "page"],
  [
    'button, summary, input:is([type="button"], [type="submit"], [type="reset"], [type="file"])',
    "button",
  ],
  ["input", "text"],
];

export function placeOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof Element)) return "page";
  const place = PLACES.find(([selector]) => target.closest(selector))?.[1] ?? "page";
  return place === "choice" && isClickedChoice(target) ? "page" : place;
}

/** A radio button or tab that a pointer chose: the arrow keys go on belonging to the page. */
export function isClickedChoice(target: EventTarget | null): boolean {
  return focusedBy === "pointer" && target instanceof Element && target.matches(CHOICES);
}

type Device = "pointer" | "keyboard";
let device: Device = "keyboard";
let focusedBy: Device = "keyboard";
let isWatching = false;

/** Notes by which device the focus got where it is. */
export function watchFocus(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener("pointerdown", () => (device = focusedBy = "pointer"), HEARS_ALL);
  window.addEventListener("keydown", () => (device = "keyboard"), HEARS_ALL);
  window.addEventListener("focusin", () => (focusedBy = device), HEARS_ALL);
}

const HEARS_ALL = { capture: true, passive: true } as const;
