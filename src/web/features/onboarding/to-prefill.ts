import { completeUrl } from "#engine/projects/complete-url.ts";
import type { ProjectPrefill } from "#web/lib/project-prefill.ts";
import type { Answers } from "./answers.ts";

export function toPrefill(answers: Answers): ProjectPrefill {
  return {
    name: answers.projectName.trim(),
    description: answers.projectDescription.trim(),
    url: completeUrl(answers.projectUrl),
    targetAudience: answers.targetAudience,
  };
}
