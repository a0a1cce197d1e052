import type { Project } from "#contract/project.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { findQuestion } from "#engine/interview/list-questions.ts";
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
      onAnswered={(now) => void writeOut(now, id).then(onFill)}
    />
  );
}

/** A completion becomes the sentence that it ends; everything else is a sentence already. Where the part that knows does not come, it is put in as it was typed. */
async function writeOut({ name, interview }: Project, id: AnswerId): Promise<string> {
  const typed = interview.answers[id] ?? "";
  try {
    const [{ previewAnswer }, { completeAnswer }] = await Promise.all([
      import("#engine/posts/preview-answer.ts"),
      import("#engine/interview/complete-answer.ts"),
    ]);
    const question = findQuestion(interview.kind, id);
    return previewAnswer(question, { name, interview, typed }).at(-1) ?? completeAnswer(typed);
  } catch {
    return typed;
  }
}
