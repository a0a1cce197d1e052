import type { ReactNode } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { classNames } from "#web/lib/class-names.ts";
import type { AnswerState } from "./answer-state.ts";

type SaveStateProps = { state: AnswerState; isEmpty: boolean; onRetry: () => void };

export function SaveState({ state, isEmpty, onRetry }: SaveStateProps) {
  const isSaid = !isEmpty || state !== "saved";
  return (
    <div className={classNames("flex flex-wrap items-center gap-x-3", isSaid && "mt-1.5 min-h-6")}>
      {/* Heard once it is decided, not at every key. */}
      <p aria-live={isDecided(state) ? "polite" : "off"} className="text-sm text-muted">
        {isSaid && WORDS[state]}
      </p>
      {state === "failed" && (
        <Button tone="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

const WORDS: Record<AnswerState, string> = {
  saved: "Saved",
  unsaved: "Not saved yet",
  saving: "Saving...",
  failed: "Not saved: we couldn't reach the server. Your text is still here.",
  "too-long": "Not saved",
  half: "Not saved yet",
};

function isDecided(state: AnswerState): boolean {
  return state === "saved" || state === "failed";
}

/** How it reads in a post. */
export function InPost({ children }: { children: ReactNode }) {
  return (
    <figure className="rounded-control border border-line bg-sunken px-4 py-3">
      <figcaption className="font-mono text-xs text-muted">In a post</figcaption>
      {children}
    </figure>
  );
}
