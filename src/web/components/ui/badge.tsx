import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";

/** The state of a thing. For what a check found, see verdict-badge.tsx. */
export type BadgeTone = "neutral" | "accent" | "active" | "paused" | "completed" | "archived";

const TONES: Record<BadgeTone, string> = {
  neutral: "border-line text-soft",
  accent: "border-transparent bg-accent-soft text-accent",
  active: "border-transparent bg-moss-soft text-moss",
  paused: "border-transparent bg-sand-soft text-sand",
  completed: "border-transparent bg-stone-soft text-stone",
  archived: "border-transparent bg-slate-soft text-slate",
};

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex h-6 items-center rounded-full border px-2.5 text-xs font-medium whitespace-nowrap",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
