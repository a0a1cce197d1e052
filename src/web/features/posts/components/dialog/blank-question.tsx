import type { Project } from "#contract/project.ts";
import { completeAnswer } from "#engine/interview/complete-answer.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { findQuestion } from "#engine/interview/list-questions.ts";
import { previewAnswer } from "#engine/posts/preview-answer.ts";
import { AnswerForm } from "#web/components/interview/answer-form.tsx";

type BlankQuestionProps = { project: Project; id: AnswerId; onFill: (words: string) => void };

/** The question that a blank stands for: its answer goes into the text, and into every later post. */
export function BlankQuestion({ project, id, onFill }: BlankQuestionProps) {
  return (
    <AnswerForm
      project={project}
      ids={[id]}
      label="Put it into the post"
      isCompact
      onAnswered={(now) => onFill(writeOut(now, id))}
    />
  );
}

/** A completion becomes the sentence that it ends; everything else is a sentence already. */
function writeOut({ name, interview }: Project, id: AnswerId): string {
  const answer = interview.answers[id] ?? "";
  const question = findQuestion(interview.kind, id);
  return (
    previewAnswer(question, { name, interview, typed: answer }).at(-1) ?? completeAnswer(answer)
  );
}
