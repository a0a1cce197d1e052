import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Project } from "#contract/project.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { Button } from "#web/components/ui/button.tsx";
import { waitForAnswers } from "#web/lib/founder-answers.ts";
import { AnswerBox } from "./answer-box.tsx";
import { queryKeys } from "#web/lib/query-keys.ts";

type AnswerFormProps = {
  project: Project;
  ids: readonly AnswerId[];
  /** What is done with the answers. */
  label: string;
  isBusy?: boolean;
  /** In a margin. */
  isCompact?: boolean;
  /** Once all are answered and saved, with the project as it is then. */
  onAnswered: (project: Project) => void;
};

/** Questions that have to be answered before something else can be done. */
export function AnswerForm({
  project,
  ids,
  label,
  isBusy = false,
  isCompact = false,
  onAnswered,
}: AnswerFormProps) {
  const cache = useQueryClient();
  const [isUnanswered, setUnanswered] = useState(false);
  const finish = async () => {
    if (isBusy) return;
    await waitForAnswers(cache, project.id);
    const now = cache.getQueryData<Project>(queryKeys.projects.detail(project.id)) ?? project;
    const isMissing = ids.some((id) => !now.interview.answers[id]?.trim());
    setUnanswered(isMissing);
    if (!isMissing) onAnswered(now);
  };
  return (
    <div className="flex flex-col gap-3">
      {ids.map((id) => (
        <AnswerBox
          key={id}
          project={project}
          id={id}
          isCompact={isCompact}
          onDone={() => void finish()}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          {...(isCompact && { tone: "secondary", size: "sm" })}
          isBusy={isBusy}
          onClick={() => void finish()}
        >
          {label}
        </Button>
        {isUnanswered && (
          <p role="alert" className="text-sm text-fail">
            Answer the question first.
          </p>
        )}
      </div>
    </div>
  );
}
