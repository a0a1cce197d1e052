import { Lightbulb } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { Question } from "#engine/interview/interview.ts";
import type { Suggestion } from "#engine/interview/suggest-answers.ts";
import { sayLead } from "#engine/interview/say-lead.ts";
import { Button } from "#web/components/ui/button.tsx";
import { controlClass } from "#web/components/ui/field-frame.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useSettled } from "#web/lib/hooks/time-hooks.ts";
import { type AnsweringProps, QuestionHead } from "./question-head.tsx";
import { describeLength, joinLines } from "./answer-state.ts";
import { InPost, SaveState } from "./save-state.tsx";
import { SUGGESTION_SOURCES_IN_WORDS, SuggestedAnswer } from "./suggested-answer.tsx";
import { type AskedProject, useAnswer } from "./use-answer.ts";

type TextAnswerProps = AnsweringProps & {
  /** What the founder begins with. */
  start: string | null;
  /** Where it could be typed in fields as well. */
  onFields: (() => void) | null;
  /** The founder changes the words by hand. */
  onTyped: () => void;
};

/** An answer in the founder's own words, shown as the sentence that it will be in a post. */
export function TextAnswer({
  project,
  question,
  suggestion = null,
  offered = null,
  start,
  onDone,
  onFields,
  onTyped,
  isCompact = false,
  hasFocus = false,
}: TextAnswerProps) {
  const { id } = question;
  const answer = useAnswer(project, id, { offered: offered?.text, start });
  const { text, state } = answer;
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const isOneLine = question.form !== "sentences";
  const finish = listenForEnd(isOneLine, answer.leave, onDone);
  const error = state === "too-long" ? describeLength(text) : null;

  return (
    <div className="@container">
      <div className="grid gap-x-8 gap-y-3 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <QuestionHead question={question} name={{ htmlFor: fieldId }} isCompact={isCompact} />
          {suggestion && text === "" && (
            <SuggestedAnswer
              projectId={project.id}
              suggestion={suggestion}
              question={question}
              name={project.name}
              onUse={() => answer.take(suggestion.text)}
              onEdit={() => {
                answer.type(suggestion.text);
                field.current?.focus();
              }}
            />
          )}
          {question.form === "completion" && (
            <p id={`${fieldId}-lead`} className="mt-3 wrap-anywhere font-serif text-md text-soft">
              {sayLead(question.lead, project.name)} …
            </p>
          )}
          <textarea
            ref={field}
            id={fieldId}
            data-answer={id}
            name={id}
            rows={isOneLine ? 2 : 4}
            value={text}
            onChange={(event) => {
              onTyped();
              answer.type(isOneLine ? joinLines(event.target.value) : event.target.value);
            }}
            onBlur={answer.leave}
            onKeyDown={finish}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${fieldId}-lead ${fieldId}-error ${fieldId}-example`}
            className={classNames(
              controlClass,
              "field-sizing-content py-2",
              question.form === "completion" ? "mt-1" : "mt-3",
              isOneLine ? "resize-none" : "min-h-28",
            )}
          />
          {error && (
            <p id={`${fieldId}-error`} className="mt-1.5 text-sm text-fail">
              {error}
            </p>
          )}
          <Advice question={question} text={text} name={project.name} />
          <AnswerFate answer={answer} offered={offered} />
          {onFields && (
            <Button tone="ghost" size="sm" className="mt-1 -ml-3" onClick={onFields}>
              Fill in fields instead
            </Button>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4 @3xl:pt-8">
          <Preview question={question} project={project} text={text} />
          <Example question={question} id={`${fieldId}-example`} isTyped={text !== ""} />
        </div>
      </div>
    </div>
  );
}

/** Enter ends a single sentence, and Ctrl+Enter anything, where that leads somewhere. */
function listenForEnd(isOneLine: boolean, leave: () => void, onDone: (() => void) | undefined) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const isMeant = event.ctrlKey || event.metaKey || (isOneLine && !event.shiftKey);
    if (isMeant && onDone) {
      // On its way before anybody waits for it.
      leave();
      onDone();
    }
    // One sentence has one line, also where Enter leads nowhere.
    if (isOneLine || isMeant) event.preventDefault();
  };
}

type AnswerFateProps = {
  answer: ReturnType<typeof useAnswer>;
  offered: Suggestion | null;
};

/** Where the words come from, until they are the founder's own; then whether they are saved. */
function AnswerFate({ answer, offered }: AnswerFateProps) {
  if (answer.isOffered && offered) {
    return (
      <p className="mt-1.5 min-h-6 text-sm text-muted">
        {SUGGESTION_SOURCES_IN_WORDS[offered.source]}. Edit it if it's wrong.
      </p>
    );
  }
  const { state, text, save } = answer;
  return <SaveState state={state} isEmpty={text.trim() === ""} onRetry={save} />;
}

type ExampleProps = { question: Question; id: string; isTyped: boolean };

/** Where there is no room beside the field, it makes way for what is typed. */
function Example({ question, id, isTyped }: ExampleProps) {
  const start = question.form === "completion" ? "… " : "";
  return (
    <figure className={classNames("text-sm text-muted", isTyped && "@max-3xl:hidden")}>
      <figcaption className="font-mono text-xs">For example</figcaption>
      <blockquote id={id} className="mt-1 max-w-prose wrap-anywhere border-l-2 border-line pl-3">
        {start}
        {question.example}
      </blockquote>
    </figure>
  );
}

const PAUSE_MS = 700;

function Advice({ question, text, name }: { question: Question; text: string; name: string }) {
  const settled = useSettled(text, PAUSE_MS);
  // It speaks once the typing rests, and an answer can do without it.
  const part = useLazyModule(() => import("#engine/interview/advise-answer.ts"), {
    isWanted: text !== "",
    onFailure: () => {},
  });
  const advice = text === "" ? null : part?.adviseAnswer(question, settled, name);
  return (
    <p aria-live="polite" className="mt-1.5 flex gap-1.5 text-sm text-soft empty:hidden">
      {advice && (
        <>
          <Lightbulb size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
          {advice}
        </>
      )}
    </p>
  );
}

type PreviewProps = { question: Question; project: AskedProject; text: string };

/** How it reads in a post; fetched with the first letters, like what advises. */
function Preview({ question, project, text }: PreviewProps) {
  const part = useLazyModule(() => import("#engine/posts/preview-answer.ts"), {
    isWanted: text !== "",
    onFailure: () => {},
  });
  const [plain, introduced] = part?.previewAnswer(question, { ...project, typed: text }) ?? [];
  if (plain === undefined) return null;
  return (
    <InPost>
      <blockquote className="mt-1 font-serif text-md wrap-anywhere">{plain}</blockquote>
      {introduced !== undefined && (
        <blockquote className="mt-1 font-serif text-md wrap-anywhere">
          <span className="font-sans text-sm text-muted">or: </span>
          {introduced}
        </blockquote>
      )}
    </InPost>
  );
}
