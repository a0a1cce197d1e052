import { Plus } from "lucide-react";
import type { MatchReason } from "#contract/project.ts";
import { VerdictShape } from "#web/components/ui/verdict-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";

/** What fits is plain; what to mind has the shape and colour of a warning. */
export function ReasonChip({ reason: { kind, text } }: { reason: MatchReason }) {
  const isMind = kind === "mind";
  return (
    <span
      className={classNames(
        "inline-flex min-h-6 items-center gap-1.5 rounded-control border px-2 py-0.5 text-xs font-medium",
        isMind ? "border-transparent bg-warn-soft text-warn" : "border-line bg-surface text-soft",
      )}
    >
      {isMind ? (
        <VerdictShape verdict="warn" />
      ) : (
        <Plus size={12} aria-hidden="true" className="shrink-0" />
      )}
      <span className="sr-only">{isMind ? "To mind: " : "Fits: "}</span>
      {text}
    </span>
  );
}
