import { useState } from "react";
import { FACT_IDS } from "#engine/interview/fact-fields.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { findQuestion } from "#engine/interview/list-questions.ts";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import type { AnsweringProps } from "./question-head.tsx";
import { TextAnswer } from "./text-answer.tsx";
import { createKeptAnswer, createKeptFields } from "./use-answer.ts";

type AnswerBoxProps = Omit<AnsweringProps, "question"> & {
  /** Which question is asked, in the words of the project's kind. */
  id: AnswerId;
};

/** One question with its field, or the fields of a short fact: saved as it is typed. */
export function AnswerBox({ id, ...props }: AnswerBoxProps) {
  const { project, offered, hasFocus = false } = props;
  const question = findQuestion(project.interview.kind, id);
  const fact = FACT_IDS.find((each) => each === id);
  const open = { text: createKeptAnswer, fields: createKeptFields };
  const kept = (what: keyof typeof open) => open[what](() => sessionStorage, project.id, id);
  const [way, setWay] = useState<{ isText: boolean; start: string | null; isChosen: boolean }>(
    () => {
      const isTyped = fact !== undefined && project.interview.fields[fact] !== undefined;
      const isWritten = offered || (project.interview.answers[id] && !isTyped);
      const isText = kept("text").read() !== null || Boolean(isWritten);
      return { isText: isText && kept("fields").read() === null, start: null, isChosen: false };
    },
  );
  const answering = {
    ...props,
    question,
    hasFocus: hasFocus || way.isChosen,
  };
  const write = (start: string | null) => setWay({ isText: true, start, isChosen: true });
  const isAsked = fact !== undefined && !way.isText;
  const part = useLazyModule(() => import("./field-answer.tsx"), {
    isWanted: fact !== undefined,
    // Own words need no fields.
    onFailure: () => isAsked && write(null),
  });
  const form = (fact && part?.findFactForm(project.interview.kind, fact)) ?? null;
  if (isAsked && !part) {
    return (
      <SkeletonGroup label="Loading the question">
        <Skeleton className="h-32" />
      </SkeletonGroup>
    );
  }
  if (isAsked && part && form)
    return <part.FieldAnswer {...answering} form={form} onText={write} />;
  return (
    <TextAnswer
      {...answering}
      start={way.start}
      onFields={form && (() => setWay({ isText: false, start: null, isChosen: true }))}
      onTyped={() => kept("fields").forget()}
    />
  );
}
