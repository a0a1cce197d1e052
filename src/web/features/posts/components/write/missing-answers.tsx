import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Project } from "#contract/project.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { wordMissing } from "#web/features/posts/writing/outlook.ts";

type AnswerSteps = {
  place: number;
  onGo: (place: number) => void;
  /** The founder is done with the question that is shown. */
  onDone: () => void;
};

type MissingAnswersProps = {
  project: Project;
  fullName: string;
  questions: readonly AnswerId[];
  /** They are answered: a post can be written now. */
  isEnough: boolean;
  /** Why what was said so far is not enough. */
  why?: string | null;
  /** One question at a time, so that the page below stays in sight. */
  steps?: AnswerSteps | undefined;
  /** What to do with the answers. */
  children?: ReactNode;
};

/** The questions themselves, in place; an answer is kept for every later post. */
export function MissingAnswers({
  project,
  fullName,
  questions,
  isEnough,
  why = null,
  steps,
  children,
}: MissingAnswersProps) {
  // As it was when it was asked: the count stands still while the answers are typed.
  const [told] = useState(project.interview.answers);
  return (
    <section
      // The dialog may ask the same above the page that asks it.
      aria-label={`Answers for ${fullName}${steps ? ", before anything is written" : ""}`}
      className={classNames("border-l-2 border-accent pl-5", !steps && "max-w-2xl")}
    >
      <h3 className="font-sans text-md font-medium tracking-normal" aria-live="polite">
        {isEnough
          ? `That's enough for a post in ${fullName}`
          : wordMissing(fullName, questions, told)}
      </h3>
      <p className="mt-1 text-sm text-soft empty:hidden">{!isEnough && why}</p>
      {steps && questions.length > 1 && (
        <StepList project={project} questions={questions} steps={steps} />
      )}
      <div className="mt-4 flex flex-col gap-6">
        <Questions project={project} questions={questions} steps={steps} />
      </div>
      {children && <div className="mt-5 flex flex-wrap gap-3">{children}</div>}
    </section>
  );
}

/** Which questions there are, and which of them are answered. */
function StepList({
  project,
  questions,
  steps,
}: Pick<MissingAnswersProps, "project" | "questions"> & { steps: AnswerSteps }) {
  return (
    <ol aria-label="Questions" className="mt-4 flex flex-wrap gap-2">
      {questions.map((id, place) => {
        const isAnswered = Boolean(project.interview.answers[id]?.trim());
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={place === steps.place ? "step" : undefined}
              aria-label={`Question ${place + 1} of ${questions.length}${isAnswered ? ", answered" : ""}`}
              onClick={() => steps.onGo(place)}
              className="flex size-8 cursor-pointer items-center justify-center rounded-full border border-line font-mono text-sm text-soft transition-colors hover:bg-hover aria-[current=step]:border-accent aria-[current=step]:text-ink"
            >
              {isAnswered ? <Check size={14} aria-hidden="true" /> : place + 1}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** All questions of all kinds of projects weigh as much as the rest of the editor: they come with the first that is asked. */
function Questions({
  project,
  questions,
  steps,
}: Pick<MissingAnswersProps, "project" | "questions" | "steps">) {
  // The first one waits until it is looked at; the next ones take the keyboard along.
  const [arrivedAt] = useState(steps?.place);
  const [didFail, setDidFail] = useState(false);
  const part = useLazyModule(() => import("#web/components/interview/answer-box.tsx"), {
    isWanted: true,
    onFailure: () => setDidFail(true),
  });
  if (part) {
    const asked = steps ? questions.slice(steps.place, steps.place + 1) : questions;
    return asked.map((id) => (
      <part.AnswerBox
        key={id}
        project={project}
        id={id}
        onDone={steps?.onDone}
        hasFocus={steps !== undefined && steps.place !== arrivedAt}
      />
    ));
  }
  if (didFail) {
    return (
      <p role="alert" className="text-base text-fail">
        {DID_NOT_LOAD}
      </p>
    );
  }
  return (
    <SkeletonGroup label="Loading the questions" className="flex flex-col gap-3">
      <Skeleton className="h-32" />
    </SkeletonGroup>
  );
}
