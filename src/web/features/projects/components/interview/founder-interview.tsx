import { useState, useEffect, useRef } from "react";
import type { Project } from "#contract/project.ts";
import { listSteps } from "#engine/interview/list-questions.ts";
import {
  type Suggestion,
  suggestAnswers,
  SUGGESTED_IDS,
} from "#engine/interview/suggest-answers.ts";
import { classNames } from "#web/lib/class-names.ts";
import {
  countAnswered,
  findFirstGap,
  findFirstOpen,
  nameStep,
} from "#web/features/projects/interview/interview-places.ts";
import { InterviewBasics } from "./interview-basics.tsx";
import { QuestionList } from "./question-list.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { AnswerBox } from "#web/components/interview/answer-box.tsx";
import { isOnMac } from "#web/components/shortcuts/keys.ts";
import { Kbd } from "#web/components/ui/kbd.tsx";
import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import type { Step } from "#engine/interview/interview.ts";
import { showError } from "#web/lib/error-message.ts";
import { TOASTS } from "#web/features/projects/toasts.ts";

/** One question at a time, all of them optional; drafts are made of the answers. */
export function FounderInterview({ project }: { project: Project }) {
  const { kind, answers } = project.interview;
  const steps = listSteps(kind);
  const [place, setPlace] = useState(() => findFirstOpen(steps, answers));
  // The keyboard follows once the founder has moved; on arrival the page keeps it.
  const [hasMoved, setMoved] = useState(false);
  const fromPage = useSuggestAnswers(project.id);
  const suggestions: readonly Suggestion[] = fromPage.data?.suggestions ?? suggestAnswers(project);

  const isAtEnd = place >= steps.length;
  const go = (next: number) => {
    setMoved(true);
    setPlace(next);
  };
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <h2 id="interview" tabIndex={-1} className="text-lg outline-none">
          Founder interview
        </h2>
        <Answered count={countAnswered(steps, answers)} total={steps.flat().length} />
      </div>
      <InterviewBasics project={project} />
      <div
        className={classNames(
          "mt-6 grid gap-x-10 gap-y-6",
          !isAtEnd && "lg:grid-cols-[minmax(0,1fr)_16rem]",
        )}
      >
        <div className="min-w-0">
          <QuestionStage
            // A kind of its own has questions of its own.
            key={`${kind} ${place}`}
            project={project}
            steps={steps}
            place={place}
            suggestions={suggestions}
            hasFocus={hasMoved}
            onGo={go}
          />
          <PageOffer project={project} offer={fromPage} />
        </div>
        <QuestionList
          steps={steps}
          answers={answers}
          suggestions={suggestions}
          place={place}
          isWide={isAtEnd}
          onGo={go}
        />
      </div>
    </section>
  );
}

function Answered({ count, total }: { count: number; total: number }) {
  return (
    <div className="w-full sm:w-56">
      <p className="font-mono text-xs text-muted">
        {count} of {total} answered
      </p>
      <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${(count / total) * 100}%` }}
        />
      </div>
    </div>
  );
}

type PageOfferProps = { project: Project; offer: ReturnType<typeof useSuggestAnswers> };

/** Reads the founder's page when it is asked to; what it states is offered at its questions. */
function PageOffer({ project, offer }: PageOfferProps) {
  const { answers } = project.interview;
  const isOpen = SUGGESTED_IDS.some((id) => !answers[id]);
  if (!project.url || (!isOpen && !offer.data)) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      {offer.data ? (
        <output className="text-sm text-soft">
          {offer.data.notice ?? describeFound(offer.data.suggestions.length)}
        </output>
      ) : (
        <>
          <p className="text-sm text-soft">Already on your page?</p>
          <Button
            tone="secondary"
            size="sm"
            onClick={() => offer.mutate()}
            isBusy={offer.isPending}
          >
            Look on my page
          </Button>
        </>
      )}
    </div>
  );
}

function describeFound(count: number): string {
  return count === 1 ? "We found one answer." : `We found ${count} answers.`;
}

type QuestionStageProps = {
  project: Project;
  steps: readonly Step[];
  place: number;
  suggestions: readonly Suggestion[];
  hasFocus: boolean;
  onGo: (place: number) => void;
};

function QuestionStage({ project, steps, place, suggestions, hasFocus, onGo }: QuestionStageProps) {
  const { answers } = project.interview;
  const step = steps[place];
  const [isTyped, setTyped] = useState(false);
  if (!step) {
    return <TheEnd open={findFirstGap(steps, answers)} hasFocus={hasFocus} onGo={onGo} />;
  }
  const hasAnswer = isTyped || step.some(({ id }) => answers[id]);
  const isLast = place === steps.length - 1;
  const next = () => onGo(place + 1);
  return (
    <fieldset onInput={() => setTyped(true)} className="min-w-0">
      <legend className="sr-only">{nameStep(step)}</legend>
      <p className="font-mono text-xs text-muted">
        Step {place + 1} of {steps.length}
      </p>
      <div className="mt-2 flex flex-col gap-6">
        {step.map(({ id }, index) => (
          <AnswerBox
            key={id}
            project={project}
            id={id}
            suggestion={suggestions.find((suggestion) => suggestion.id === id)}
            onDone={() => (index < step.length - 1 ? focusNext(step, index) : next())}
            hasFocus={hasFocus && index === 0}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {place > 0 && (
          <Button tone="ghost" onClick={() => onGo(place - 1)}>
            <ArrowLeft size={16} aria-hidden="true" />
            Back
          </Button>
        )}
        <Button tone={hasAnswer ? "primary" : "secondary"} onClick={next}>
          {isLast ? "Finish" : hasAnswer ? "Next" : "Skip"}
          <ArrowRight size={16} aria-hidden="true" />
        </Button>
        <NextKey isOneLine={step.every(({ form }) => form !== "sentences")} />
      </div>
    </fieldset>
  );
}

/** From the first of two questions Enter leads to the second. */
function focusNext(step: Step, index: number): void {
  const fields = document.querySelectorAll<HTMLElement>("[data-answer]");
  const wanted = step[index + 1]?.id;
  Array.from(fields)
    .find(({ dataset }) => dataset.answer === wanted)
    ?.focus();
}

function NextKey({ isOneLine }: { isOneLine: boolean }) {
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted max-md:hidden pointer-coarse:hidden">
      {!isOneLine && <Kbd>{isOnMac() ? "⌘" : "Ctrl"}</Kbd>}
      <Kbd>Enter</Kbd> goes to the next question
    </p>
  );
}

type TheEndProps = {
  /** The first step without all its answers; null where there is none. */
  open: number | null;
  hasFocus: boolean;
  onGo: (place: number) => void;
};

function TheEnd({ open, hasFocus, onGo }: TheEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-serif text-lg outline-none">
        {open === null ? "Every question is answered" : "That was the last question"}
      </h3>
      <Button tone="secondary" className="mt-3" onClick={() => onGo(open ?? 0)}>
        {open === null ? "Review answers" : `Back to step ${open + 1}`}
      </Button>
    </div>
  );
}

/** Reads the project's own page for answers; what it says is kept for as long as the page is open. */
function useSuggestAnswers(projectId: string) {
  return useMutation({
    mutationFn: () => api.suggestAnswers({ params: { projectId } }),
    onError: (error) => showError(error, { fallback: TOASTS.pageNotRead }),
  });
}
