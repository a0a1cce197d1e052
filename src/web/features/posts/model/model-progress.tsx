import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { WRITING_STEPS, type WritingStep } from "#engine/posts/post-brief.ts";
import { ApiError } from "#contract/client.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";

const STEP_WORDS: Record<WritingStep, string> = {
  angle: "Choosing what to open with",
  drafts: "Writing up to three drafts",
  grounding: "Comparing each sentence with your answers",
  readers: "Reading them as a regular and as a moderator",
  checks: "Checking and correcting the best one",
};

type ModelProgressProps = {
  fullName: string;
  /** null until the server has said what it does first. */
  step: WritingStep | null;
};

/** Where the connected model is; the keyboard's focus comes along, since the form has made way. */
export function ModelProgress({ fullName, step }: ModelProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const place = step ? WRITING_STEPS.indexOf(step) : -1;
  return (
    <section aria-labelledby="model-progress" className="mx-auto max-w-xl sm:pt-8">
      <h3 id="model-progress" ref={heading} tabIndex={-1} className="text-lg outline-none">
        The model writes a post for <span className="font-mono text-base">{fullName}</span>
      </h3>
      <p className="mt-1 text-base text-soft">Keep this page open.</p>
      <ol aria-label="Steps" className="mt-6 flex flex-col">
        {WRITING_STEPS.map((each, index) => (
          <Step key={each} text={STEP_WORDS[each]} is={stateOf(index, place)} />
        ))}
      </ol>
      <output className="sr-only">
        {step
          ? `${STEP_WORDS[step]}, step ${place + 1} of ${WRITING_STEPS.length}`
          : "Asking the model"}
      </output>
    </section>
  );
}

type StepState = "done" | "now" | "next";

function stateOf(index: number, place: number): StepState {
  if (index === place) return "now";
  return index < place ? "done" : "next";
}

const TEXT: Record<StepState, string> = {
  done: "text-soft",
  now: "font-medium text-ink",
  next: "text-muted",
};

function Step({ text, is }: { text: string; is: StepState }) {
  return (
    <li
      aria-current={is === "now" ? "step" : undefined}
      className="group relative grid grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-3 pb-7 last:pb-0"
    >
      <span
        aria-hidden="true"
        className={classNames(
          "absolute top-7 bottom-1 left-3 w-px group-last:hidden",
          is === "done" ? "bg-accent" : "bg-line",
        )}
      />
      <span className="grid size-6 place-items-center">
        {is === "done" && <Check size={16} aria-hidden="true" className="text-accent" />}
        {is === "now" && <Spinner className="text-accent" />}
        {is === "next" && <span className="size-2 rounded-full border border-edge" />}
      </span>
      <span className={TEXT[is]}>
        {text}
        {is === "done" && <span className="sr-only"> (done)</span>}
      </span>
    </li>
  );
}

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
        The model didn't write this post
      </h3>
      <p className="mt-1 max-w-prose text-base text-soft">
        {describeModelFailure(error, !navigator.onLine)} Your text is still here.
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
  return said ?? errorMessage(error, FAILURE_WORDS, isOffline);
}

const FAILURE_WORDS = { fallback: "We couldn't reach the model.", service: "The model" };
