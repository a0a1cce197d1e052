import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { TextArea } from "#web/components/ui/text-field.tsx";
import { type AnswerState, describeLength } from "../../interview/answer-state.ts";
import type { Question } from "../../interview/questions.ts";
import { useAnswer } from "../../interview/use-answer.ts";

type AnswerFieldProps = { project: Project; question: Question };

export function AnswerField({ project, question }: AnswerFieldProps) {
  const { text, state, type, leave, save } = useAnswer(project, question.name);
  return (
    <div>
      <TextArea
        label={question.label}
        rows={3}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        error={state === "too-long" ? describeLength(text) : null}
        hint={
          <>
            {question.hint} <span className="block">For example: “{question.example}”</span>
          </>
        }
      />
      <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3">
        {/* Heard once it is decided, not at every key. */}
        <p aria-live={isDecided(state) ? "polite" : "off"} className="text-sm text-soft">
          {text.trim() !== "" || state !== "saved" ? WORDS[state] : null}
        </p>
        {state === "failed" && (
          <Button tone="secondary" size="sm" onClick={save}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}

const WORDS: Record<AnswerState, string> = {
  saved: "Saved",
  unsaved: "Not saved yet",
  saving: "Saving...",
  failed: "Not saved: the server did not take it. Your text stays here.",
  "too-long": "Not saved",
};

function isDecided(state: AnswerState): boolean {
  return state === "saved" || state === "failed";
}
