import type { Question } from "#engine/interview/interview.ts";
import type { Suggestion } from "#engine/interview/suggest-answers.ts";
import { classNames } from "#web/lib/class-names.ts";
import type { AskedProject } from "./use-answer.ts";

/** What is given to either way to answer. */
export type AnsweringProps = {
  project: AskedProject;
  question: Question;
  /** What the project's page or description says already, to confirm. */
  suggestion?: Suggestion | null | undefined;
  /** The same, already in the field: for a form that is sent as a whole. */
  offered?: Suggestion | null | undefined;
  /** The founder is done with it: Enter in a single sentence, Ctrl+Enter anywhere. */
  onDone?: (() => void) | undefined;
  /** In a margin: a small question, and no reason. */
  isCompact?: boolean;
  hasFocus?: boolean;
};

type QuestionHeadProps = {
  question: Question;
  /** It is the label of one field, or the name of a group. */
  name: { htmlFor: string } | { id: string };
  isCompact: boolean;
};

/** The question, and what its answer is good for. */
export function QuestionHead({ question: { ask, reason }, name, isCompact }: QuestionHeadProps) {
  const Name = "htmlFor" in name ? "label" : "p";
  return (
    <>
      <Name
        {...name}
        className={classNames(
          "block max-w-prose wrap-anywhere",
          isCompact ? "text-base font-medium" : "font-serif text-lg",
        )}
      >
        {ask}
      </Name>
      {!isCompact && <p className="mt-1 text-sm text-muted">{reason}</p>}
    </>
  );
}
