import { Check, DoorOpen, TriangleAlert } from "lucide-react";
import type { MatchReason } from "#contract/projects/recommendation.ts";

const KINDS = {
  fits: { word: "Fits: ", Icon: Check },
  allowed: { word: "Allowed: ", Icon: DoorOpen },
  mind: { word: "Watch for: ", Icon: TriangleAlert },
};

/** A chip stands by itself; names of communities keep their small r. */
export function capitaliseReason(text: string): string {
  return text.startsWith("r/") ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** What speaks for a community, what is allowed, then what to watch for; a shape and a word for each. */
export function MatchReasons({ reasons }: { reasons: readonly MatchReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul aria-label="Reasons" className="flex flex-wrap gap-1.5">
      {reasons.map(({ kind, text }) => {
        const { word, Icon } = KINDS[kind];
        return (
          <li
            key={`${kind} ${text}`}
            className="inline-flex min-h-6 items-center gap-1.5 rounded-control border border-line px-2 py-0.5 text-xs text-soft"
          >
            <Icon size={13} aria-hidden="true" className="shrink-0" />
            <span className="sr-only">{word}</span>
            {capitaliseReason(text)}
          </li>
        );
      })}
    </ul>
  );
}
