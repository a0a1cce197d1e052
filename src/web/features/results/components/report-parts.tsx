import { type ReactNode, useId } from "react";
import type { Outcome } from "#web/features/results/metric-words.ts";

type ReportPartProps = {
  title: string;
  /** What it says, in a sentence. */
  text?: ReactNode;
  /** Stands at the title's right. */
  action?: ReactNode;
  children?: ReactNode;
};

export function ReportPart({ title, text, action, children }: ReportPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="font-serif text-md font-medium">
          {title}
        </h3>
        {action}
      </div>
      {text && <p className="mb-3 max-w-prose text-sm text-soft">{text}</p>}
      {children}
    </section>
  );
}

const COLOURS: Record<Outcome, string> = {
  live: "text-pass",
  removed: "text-fail",
  unknown: "text-unchecked",
};

/** A full disc, a cross or a dashed ring: told apart without their colours. */
export function OutcomeShape({ outcome }: { outcome: Outcome }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`block size-full ${COLOURS[outcome]}`}>
      {outcome === "live" && <circle cx="10" cy="10" r="9" fill="currentColor" />}
      {outcome === "removed" && (
        <path d="M3 3l14 14M17 3 3 17" fill="none" stroke="currentColor" strokeWidth="4" />
      )}
      {outcome === "unknown" && (
        <circle
          cx="10"
          cy="10"
          r="8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      )}
    </svg>
  );
}
