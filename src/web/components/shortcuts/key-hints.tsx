import { type ReactNode, Fragment } from "react";
import { Kbd } from "#web/components/ui/kbd.tsx";
import type { Shortcut } from "./shortcut-table.ts";
import { isOnMac, wordKeys } from "./keys.ts";

/** The keys of a part of the page, where there is a keyboard to press them on. */
export function KeyHints({ children }: { children: ReactNode }) {
  return (
    <ul
      aria-label="Keyboard shortcuts"
      className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-xs text-muted max-md:hidden pointer-coarse:hidden"
    >
      {children}
    </ul>
  );
}

type KeyHintProps = {
  /** Several share a hint, and the keys that they have in common. */
  of: readonly Shortcut[];
  text: string;
  /** Where fewer digits mean something than could. */
  lastDigit?: number;
};

export function KeyHint({ of: shortcuts, text, lastDigit }: KeyHintProps) {
  const keys = shortcuts.flatMap(({ keys: combinations, lastDigit: most }) =>
    combinations.flatMap((keysOfOne) => wordKeys(keysOfOne, isOnMac(), lastDigit ?? most)),
  );
  return (
    <li className="flex items-center gap-1.5">
      {[...new Set(keys)].map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}{" "}
      {text}
    </li>
  );
}

/** Every combination that does it. */
export function ShortcutKeys({ of: { keys, lastDigit } }: { of: Shortcut }) {
  return (
    <span className="flex flex-wrap items-center gap-1">
      {keys.map((combination, place) => (
        <Fragment key={JSON.stringify(combination)}>
          {place > 0 && <span className="px-0.5 text-sm text-muted">or</span>}
          {wordKeys(combination, isOnMac(), lastDigit).map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
