import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Project } from "#contract/project.ts";
import { type AnswerId, type Answers, MAX_ANSWER_LENGTH } from "#engine/interview/interview.ts";
import type { Suggestion } from "#engine/interview/suggest-answers.ts";
import { AnswerBox } from "#web/components/interview/answer-box.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { isNewProject } from "#web/lib/project-pages.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { waitForAnswers } from "#web/lib/founder-answers.ts";
import { logError } from "#web/lib/log.ts";
import { mutationKeys, queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

type StartQuestionsProps = {
  project: Project;
  ids: readonly AnswerId[];
  /** What the page says already: it is in the fields, and counts once the form is sent. */
  suggestions: readonly Suggestion[];
  onSkip: () => void;
  /** Once what was said is saved; whether nothing was left empty. */
  onAnswered: (hasAll: boolean) => Promise<void>;
  button: (isBusy: boolean) => ReactNode;
};

/** A few questions on one form. An empty field is a question that was skipped. */
export function StartQuestions({
  project,
  ids,
  suggestions,
  onSkip,
  onAnswered,
  button,
}: StartQuestionsProps) {
  const form = useRef<HTMLFormElement>(null);
  const cache = useQueryClient();
  const saving = useSaveAnswers(project.id);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { state } = useLocation();
  const isNew = isNewProject(state);
  useEffect(() => {
    if (isNew)
      listFields(form.current)
        .find(({ value }) => value === "")
        // A new project is read from its top, also where the field is further down.
        ?.focus({ preventScroll: true });
  }, [isNew]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = listFields(form.current);
    const tooLong = fields.find(({ value }) => value.trim().length > MAX_ANSWER_LENGTH);
    if (tooLong) return tooLong.focus();
    setBusy(true);
    setFailed(false);
    try {
      const said = readAnswers(fields);
      if (Object.keys(said).length > 0) await saving.mutateAsync(said);
      await waitForAnswers(cache, project.id);
      await onAnswered(fields.every(({ value }) => value.trim() !== ""));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const goOnFrom = (place: number) => {
    const next = listFields(form.current)[place + 1];
    if (next) next.focus();
    else form.current?.requestSubmit();
  };
  return (
    <form ref={form} onSubmit={(event) => void send(event)} className="mt-5">
      <ol className="flex flex-col gap-5 border-t border-line pt-5">
        {ids.map((id, place) => (
          <li key={id}>
            <AnswerBox
              project={project}
              id={id}
              isCompact
              offered={suggestions.find((suggestion) => suggestion.id === id)}
              onDone={() => goOnFrom(place)}
            />
          </li>
        ))}
      </ol>
      {hasFailed && (
        <p role="alert" className="mt-3 text-sm text-fail">
          We can't reach the server. Your answers are still here. Please try again.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {button(isBusy)}
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          Skip what you don't know.
          <Button tone="ghost" size="sm" onClick={onSkip}>
            Skip the questions
          </Button>
        </p>
      </div>
    </form>
  );
}

type Field = HTMLTextAreaElement | HTMLInputElement;

/** One for each question: the first where it has several. */
function listFields(form: HTMLFormElement | null): Field[] {
  return [...(form?.querySelectorAll<Field>("[data-answer]") ?? [])];
}

/** What is typed in fields of a fact is saved by these. */
function readAnswers(fields: readonly Field[]): Answers {
  const texts = fields.filter((field) => field instanceof HTMLTextAreaElement);
  const said = texts.map(({ name, value }) => [name, value.trim()] as const);
  return Object.fromEntries(said.filter(([, text]) => text !== ""));
}

/** Saves the answers of a form at once. What became of it is said there. */
function useSaveAnswers(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.answers(projectId),
    mutationFn: (answers: Answers) =>
      api.updateInterview({ params: { projectId }, body: { answers } }),
    onSuccess: (interview) => {
      cache.setQueryData<Project>(
        queryKeys.projects.detail(projectId),
        (project) => project && { ...project, interview },
      );
      void refreshAfter(cache, "answers-saved");
    },
    onError: logError,
  });
}
