import { Check, ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { Answers, Step } from "#engine/interview/interview.ts";
import type { Suggestion } from "#engine/interview/suggest-answers.ts";
import { Button } from "#web/components/ui/button.tsx";
import { classNames } from "#web/lib/class-names.ts";
import {
  nameStep,
  type Progress,
  readProgress,
} from "#web/features/projects/interview/interview-places.ts";

type QuestionListProps = {
  steps: readonly Step[];
  answers: Answers;
  suggestions: readonly Suggestion[];
  place: number;
  /** Nothing is beside it. */
  isWide: boolean;
  onGo: (place: number) => void;
};

/** All questions with what was answered; any of them can be opened. On a small screen it unfolds. */
export function QuestionList({
  steps,
  answers,
  suggestions,
  place,
  isWide,
  onGo,
}: QuestionListProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <nav
      aria-label="Questions of the interview"
      className={classNames(!isWide && "lg:border-l lg:border-line lg:pl-6")}
    >
      <Button
        tone="secondary"
        size="sm"
        className="lg:hidden"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        All questions
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={classNames("transition-transform", isOpen && "rotate-180")}
        />
      </Button>
      <ol
        id={listId}
        className={classNames(
          "max-lg:mt-3 lg:block",
          !isOpen && "max-lg:hidden",
          isWide && "-mx-2 sm:columns-2 xl:columns-3",
        )}
      >
        {steps.map((step, index) => (
          <li key={step[0]?.id}>
            <Row
              step={step}
              answers={answers}
              isSuggested={step.some(({ id }) => suggestions.some((each) => each.id === id))}
              isCurrent={index === place}
              onOpen={() => onGo(index)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type RowProps = {
  step: Step;
  answers: Answers;
  isSuggested: boolean;
  isCurrent: boolean;
  onOpen: () => void;
};

function Row({ step, answers, isSuggested, isCurrent, onOpen }: RowProps) {
  const progress = readProgress(step, answers);
  return (
    <button
      type="button"
      aria-current={isCurrent ? "step" : undefined}
      onClick={onOpen}
      className="grid w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 rounded-control px-2 py-1.5 text-left transition-colors hover:bg-hover aria-[current=step]:bg-accent-soft"
    >
      <Mark progress={progress} />
      <span className="min-w-0">
        <span
          className={classNames("block text-sm", progress === "open" ? "text-soft" : "text-ink")}
        >
          {nameStep(step)}
          <span className="sr-only"> ({WORDS[progress]})</span>
        </span>
        {progress === "open" && isSuggested && (
          <span className="block text-sm text-accent">We found an answer</span>
        )}
      </span>
    </button>
  );
}

const WORDS: Record<Progress, string> = {
  answered: "answered",
  begun: "answered in part",
  open: "open",
};

function Mark({ progress }: { progress: Progress }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "mt-0.5 flex size-4 items-center justify-center rounded-full border",
        progress === "open" && "border-dashed border-edge",
        progress === "begun" && "border-accent text-accent",
        progress === "answered" && "border-accent bg-accent text-on-accent",
      )}
    >
      {progress !== "open" && <Check size={11} strokeWidth={3} />}
    </span>
  );
}
