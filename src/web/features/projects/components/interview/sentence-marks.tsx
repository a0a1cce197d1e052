import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Project } from "#contract/project.ts";
import {
  ANSWER_NAMES,
  type MarkedSentence,
  SENTENCE_MARKS,
  type SentenceMark,
} from "#engine/interview/interview.ts";
import { findMarkFault, toggleMark } from "#engine/interview/sentence-marks.ts";
import {
  listSentences,
  type SteeredAnswer,
  type SteeredSentence,
} from "#engine/writer/told/list-sentences.ts";
import { FoldCard } from "#web/components/ui/fold-card.tsx";
import { api } from "#web/lib/api.ts";
import { classNames } from "#web/lib/class-names.ts";
import { showError } from "#web/lib/error-message.ts";
import { mutationKeys, queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

const LABELS: Record<SentenceMark, string> = {
  opens: "Can open a post",
  title: "Good title",
  follows: "Needs the one before",
  unused: "Don't use",
};

/** The answers cut into sentences, as they stand in posts; the founder says how each may be used. */
export function SentenceMarks({ project }: { project: Project }) {
  const { name, interview } = project;
  const answers = useMemo(() => listSentences(name, interview), [name, interview]);
  const { mutate } = useMarkSentence(project.id);
  const [isOpen, setOpen] = useState(false);
  if (answers.length === 0) return null;
  return (
    <FoldCard
      title="Your sentences"
      description="Say how each may be used. Where you say nothing, we guess."
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <div className="border-b border-line">
        {answers.map((answer) => (
          <AnswerSentences key={answer.id} answer={answer} onMark={mutate} />
        ))}
      </div>
    </FoldCard>
  );
}

type AnswerSentencesProps = { answer: SteeredAnswer; onMark: (sentence: MarkedSentence) => void };

function AnswerSentences({ answer: { id, sentences }, onMark }: AnswerSentencesProps) {
  const marked = sentences.filter(({ marks }) => marks.length > 0).length;
  return (
    <details className="border-t border-line">
      <summary className="cursor-pointer py-2.5 text-sm font-medium">
        {ANSWER_NAMES[id]}
        <span className="ml-2 font-mono text-xs font-normal text-muted">
          {countSentences(sentences.length)}
          {marked > 0 && `, ${marked} marked`}
        </span>
      </summary>
      <ol className="flex flex-col gap-4 pt-1.5 pb-4">
        {sentences.map((sentence, at) => (
          <li key={sentence.text}>
            <Sentence
              sentence={sentence}
              isFirst={at === 0}
              onMark={(marks) => onMark({ id, sentence: sentence.text, marks })}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}

function countSentences(count: number): string {
  return count === 1 ? "1 sentence" : `${count} sentences`;
}

type SentenceProps = {
  sentence: SteeredSentence;
  isFirst: boolean;
  onMark: (marks: SentenceMark[]) => void;
};

function Sentence({ sentence: { text, marks, guess, fault }, isFirst, onMark }: SentenceProps) {
  const isUnused = marks.includes("unused");
  return (
    <fieldset className="min-w-0">
      <legend
        className={classNames(
          "mb-1.5 max-w-prose text-base wrap-anywhere whitespace-pre-line",
          isUnused && "text-muted line-through",
        )}
      >
        {text}
      </legend>
      <div className="flex flex-wrap items-center gap-1.5">
        {SENTENCE_MARKS.filter((mark) => findMarkFault([mark], isFirst) === null).map((mark) => (
          <label
            key={mark}
            className="flex min-h-8 cursor-pointer items-center rounded-full border border-edge px-3 text-sm text-soft transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              checked={marks.includes(mark)}
              onChange={(event) => onMark(toggleMark(marks, mark, event.target.checked, isFirst))}
              className="sr-only"
            />
            {LABELS[mark]}
          </label>
        ))}
        {guess && (
          <span className="text-xs text-muted">{`Our guess: ${LABELS[guess].toLowerCase()}`}</span>
        )}
      </div>
      {fault && <p className="mt-1.5 max-w-prose text-sm text-warn">{fault}</p>}
    </fieldset>
  );
}

/** Shown at once, taken back where it fails. */
function useMarkSentence(projectId: string) {
  const cache = useQueryClient();
  const key = queryKeys.projects.detail(projectId);
  const edit = (change: (marks: readonly MarkedSentence[]) => readonly MarkedSentence[]) =>
    cache.setQueryData<Project>(key, (project) => {
      if (!project) return project;
      const { interview } = project;
      return { ...project, interview: { ...interview, marks: [...change(interview.marks)] } };
    });
  return useMutation({
    mutationKey: mutationKeys.answers(projectId),
    scope: { id: `interview-${projectId}` },
    mutationFn: (marked: MarkedSentence) =>
      api.updateInterview({ params: { projectId }, body: { marks: [marked] } }),
    onMutate: (marked) => {
      const before = cache.getQueryData<Project>(key)?.interview.marks ?? [];
      edit((marks) => [
        ...marks.filter(({ id, sentence }) => id !== marked.id || sentence !== marked.sentence),
        marked,
      ]);
      return before;
    },
    onSuccess: ({ marks }) => {
      edit(() => marks);
      void refreshAfter(cache, "answers-saved");
    },
    onError: (error, _marked, before = []) => {
      edit(() => before);
      showError(error);
    },
  });
}
