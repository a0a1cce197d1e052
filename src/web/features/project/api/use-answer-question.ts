import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Project } from "#contract/project.ts";
import { api } from "#web/lib/api.ts";
import { answersKey } from "#web/lib/founder-answers.ts";
import { logError } from "#web/lib/log.ts";
import type { FactName } from "../interview/questions.ts";
import { projectKeys } from "./project-keys.ts";

/** Saves one answer of the interview. What became of it is said at its field. */
export function useAnswerQuestion(
  projectId: string,
  name: FactName,
  onSaved: (text: string) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: answersKey(projectId),
    // One after the other, so that an older text never lands on a newer one.
    scope: { id: `founder-fact-${projectId}-${name}` },
    mutationFn: (text: string) =>
      api.updateFounderFacts({ params: { projectId }, body: { [name]: text || null } }),
    onSuccess: (facts, text) => {
      onSaved(text);
      // Only this answer: others may be on their way.
      cache.setQueryData<Project>(
        projectKeys.detail(projectId),
        (project) =>
          project && {
            ...project,
            founderFacts: { ...project.founderFacts, [name]: facts[name] },
          },
      );
    },
    onError: logError,
  });
}
