import type { Combination, Shortcut } from "./shortcut-table.ts";

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
