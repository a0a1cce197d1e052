import { useEffect, useRef } from "react";
import { readShortcut } from "./keys.ts";
import {
  type Shortcut,
  type ShortcutGroup,
  type ShortcutName,
  SHORTCUTS,
  type KeyPlace,
} from "./shortcut-table.ts";

/** What to do; a digit comes with its number. What has nothing to do leaves the key to the browser. */
type Followers<G extends ShortcutGroup> = {
  [Name in ShortcutName<G>]?: ((number: number) => void) | undefined;
};

/** Listens on the whole page, but not while something lies over it. */
export function useShortcuts<G extends ShortcutGroup>(group: G, followers: Followers<G>): void {
  const latest = useRef(followers);
  useEffect(() => {
    latest.current = followers;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      // A clicked tab would take the arrows for itself, so it is spoken for before it hears them.
      const isEarly = event.eventPhase === Event.CAPTURING_PHASE;
      if (isEarly !== isClickedChoice(event.target)) return;
      if (event.defaultPrevented || isCovered()) return;
      const name = readShortcut(group, event, placeOf(event.target));
      const follow = name && latest.current[name];
      if (!follow) return;
      event.preventDefault();
      if (isEarly) event.stopPropagation();
      follow(Number(event.key));
    };
    watchFocus();
    window.addEventListener("keydown", hear);
    window.addEventListener("keydown", hear, { capture: true });
    return () => {
      window.removeEventListener("keydown", hear);
      window.removeEventListener("keydown", hear, { capture: true });
    };
  }, [group]);
  useEffect(
    () => enlist(group, (name) => latest.current[name as ShortcutName<G>] !== undefined),
    [group],
  );
}

/** For keys that a part of the page hears itself: they only have to be listed. */
export function useListedShortcuts(group: ShortcutGroup): void {
  useEffect(() => enlist(group, () => true), [group]);
}

type Entry = { group: ShortcutGroup; isActive: (name: string) => boolean };
const entries = new Set<Entry>();

function enlist(group: ShortcutGroup, isActive: Entry["isActive"]): () => void {
  const entry = { group, isActive };
  entries.add(entry);
  return () => void entries.delete(entry);
}

export type ListedGroup = { title: string; shortcuts: Shortcut[] };

/** What does something on the page as it is now. */
export function listShortcuts(): ListedGroup[] {
  return Object.entries(SHORTCUTS).flatMap(([group, { title, rows }]) => {
    const here = [...entries].filter((entry) => entry.group === group);
    const shortcuts = Object.entries<Shortcut>(rows)
      .filter(([name]) => here.some(({ isActive }) => isActive(name)))
      .map(([, row]) => row);
    return shortcuts.length > 0 ? [{ title, shortcuts }] : [];
  });
}

const FLOATING = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What is on its way out has had its keys. */
const LEAVING = "[data-closed], [data-ending-style]";

/** Something lies over the page, and the keys are its own. */
function isCovered(): boolean {
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

function placeOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof Element)) return "page";
  const place = PLACES.find(([selector]) => target.closest(selector))?.[1] ?? "page";
  return place === "choice" && isClickedChoice(target) ? "page" : place;
}

/** A radio button or tab that a pointer chose: the arrow keys go on belonging to the page. */
function isClickedChoice(target: EventTarget | null): boolean {
  return focusedBy === "pointer" && target instanceof Element && target.matches(CHOICES);
}

type Device = "pointer" | "keyboard";
let device: Device = "keyboard";
let focusedBy: Device = "keyboard";
let isWatching = false;

/** Notes by which device the focus got where it is. */
function watchFocus(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener("pointerdown", () => (device = focusedBy = "pointer"), HEARS_ALL);
  window.addEventListener("keydown", () => (device = "keyboard"), HEARS_ALL);
  window.addEventListener("focusin", () => (focusedBy = device), HEARS_ALL);
}

const HEARS_ALL = { capture: true, passive: true } as const;
