import { useEffect, useRef } from "react";
import { ApiError } from "#contract/client.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";

type ModelFailureProps = {
  error: Error;
  onRetry: () => void;
  onBuiltIn: () => void;
};

/** The founder chooses what next; no other writer steps in by itself. */
export function ModelFailure({ error, onRetry, onBuiltIn }: ModelFailureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      role="alert"
      className="mb-6 rounded-card border border-line border-l-2 border-l-fail bg-surface px-5 py-4"
    >
      <h3
        ref={heading}
        tabIndex={-1}
        className="font-sans text-md font-medium tracking-normal outline-none"
      >
        The model did not write this post
      </h3>
      <p className="mt-1 max-w-prose text-base text-soft">
        {describeModelFailure(error, !navigator.onLine)} What you chose and typed is still here.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
        <Button tone="secondary" size="sm" onClick={onBuiltIn}>
          Use the built-in writer
        </Button>
      </div>
    </section>
  );
}

/** The server's own sentence where it has one: it says whether anything was kept. */
export function describeModelFailure(error: unknown, isOffline: boolean): string {
  const said = error instanceof ApiError ? error.serverMessage : null;
  return said ?? errorMessage(error, WORDS, isOffline);
}

const WORDS = { fallback: "The model could not be asked.", service: "The model" };
