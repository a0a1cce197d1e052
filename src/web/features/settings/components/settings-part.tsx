import type { ReactNode } from "react";

/** A part of a view that an address can name; the keyboard goes on from there. */
export function SettingsPart({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-6 outline-none">
      {children}
    </div>
  );
}
