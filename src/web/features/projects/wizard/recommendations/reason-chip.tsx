import { DoorOpen, Plus } from "lucide-react";
import type { MatchReason } from "#contract/project.ts";
import { VerdictShape } from "#web/components/ui/verdict-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";

const WORDS = { fits: "Fits: ", allowed: "Allowed: ", mind: "Watch for: " };

/** What fits and what is allowed is plain; what to watch for has the shape and colour of a warning. */
export function ReasonChip({ reason: { kind, text } }: { reason: MatchReason }) {
  const isMind = kind === "mind";
  const Icon = kind === "allowed" ? DoorOpen : Plus;
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
        <Icon size={12} aria-hidden="true" className="shrink-0" />
      )}
      <span className="sr-only">{WORDS[kind]}</span>
      {text}
    </span>
  );
}
