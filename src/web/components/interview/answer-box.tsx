import { useState } from "react";
import { findFactForm } from "#engine/interview/fact-forms.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { findQuestion } from "#engine/interview/list-questions.ts";
import { FieldAnswer } from "./field-answer.tsx";
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
  const form = findFactForm(project.interview.kind, id);
  const open = { text: createKeptAnswer, fields: createKeptFields };
  const kept = (what: keyof typeof open) => open[what](() => sessionStorage, project.id, id);
  const [way, setWay] = useState<{ isText: boolean; start: string | null; isChosen: boolean }>(
    () => {
      const isTyped = form !== null && project.interview.fields[form.id] !== undefined;
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
  if (form && !way.isText) {
    const write = (start: string) => setWay({ isText: true, start, isChosen: true });
    return <FieldAnswer {...answering} form={form} onText={write} />;
  }
  return (
    <TextAnswer
      {...answering}
      start={way.start}
      onFields={form && (() => setWay({ isText: false, start: null, isChosen: true }))}
      onTyped={() => kept("fields").forget()}
    />
  );
}
