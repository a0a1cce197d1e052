import {
  type Combination,
  type KeyPlace,
  type Shortcut,
  type ShortcutGroup,
  type ShortcutName,
  SHORTCUTS,
} from "./shortcut-table.ts";

export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "isComposing"
>;

/** What a key means to a part of the page; null leaves it to the browser. */
export function readShortcut<G extends ShortcutGroup>(
  group: G,
  press: KeyPress,
  place: KeyPlace,
): ShortcutName<G> | null {
  const rows = Object.entries<Shortcut>(SHORTCUTS[group].rows);
  const found = rows.find(
    ([, row]) =>
      isPressed(row, press) && row.places.includes(place) && (row.mayRepeat || !press.repeat),
  );
  return (found?.[0] as ShortcutName<G> | undefined) ?? null;
}

/** Whether these are its keys, wherever they were pressed. */
export function isPressed({ keys }: Pick<Shortcut, "keys">, press: KeyPress): boolean {
  // What completes a character of another script is not a command.
  return !press.isComposing && keys.some((combination) => isMet(combination, press));
}

function isMet(combination: Combination, press: KeyPress): boolean {
  const { key, shift = false, alt = false, command = false, meta = false } = combination;
  const isKey =
    key === "digit" ? /^[1-9]$/.test(press.key) : press.key.toLowerCase() === key.toLowerCase();
  if (!isKey || press.altKey !== alt) return false;
  // Some keyboards have digits and question marks only with Shift.
  const isCharacter = (key === "digit" || key.length === 1) && !command;
  if (!isCharacter && press.shiftKey !== shift) return false;
  if (command) return press.ctrlKey || press.metaKey;
  return press.metaKey === meta && !press.ctrlKey;
}

const SYMBOLS: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
};

/** The keys of a combination as they are printed on the keyboard, in the order of pressing. */
export function wordKeys(combination: Combination, isMac: boolean, lastDigit = 9): string[] {
  const { key, shift, alt, command, meta } = combination;
  const digits = lastDigit === 1 ? "1" : `1–${lastDigit}`;
  return [
    command && (isMac ? "⌘" : "Ctrl"),
    meta && (isMac ? "⌘" : "Meta"),
    alt && (isMac ? "⌥" : "Alt"),
    shift && "Shift",
    key === "digit" ? digits : (SYMBOLS[key] ?? key),
  ].filter((name) => typeof name === "string");
}

/** For `aria-keyshortcuts`. */
export function ariaKeys({ keys }: Pick<Shortcut, "keys">): string {
  return keys
    .flatMap(({ key, shift, alt, command, meta }) => {
      const rest = [meta && "Meta", alt && "Alt", shift && "Shift", key].filter(Boolean).join("+");
      return command ? [`Control+${rest}`, `Meta+${rest}`] : [rest];
    })
    .join(" ");
}

export function isOnMac(): boolean {
  return typeof navigator !== "undefined" && /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
}
