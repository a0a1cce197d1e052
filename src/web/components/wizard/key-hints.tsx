import type { ReactNode } from "react";
import { Kbd } from "#web/components/ui/kbd.tsx";

/** A wizard's keys, where there is a keyboard to press them on. */
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

export function KeyHint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}{" "}
      {text}
    </li>
  );
}
