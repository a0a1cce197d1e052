import { useEffect, useRef } from "react";
import { isClickedChoice, isCovered, placeOf, watchFocus } from "./key-place.ts";
import { readShortcut } from "./read-shortcut.ts";
import {
  type Shortcut,
  type ShortcutGroup,
  type ShortcutName,
  SHORTCUTS,
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
