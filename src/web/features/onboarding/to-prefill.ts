import type { Onboarding } from "#contract/accounts/onboarding.ts";
import type { ProjectPrefill } from "#web/lib/project-prefill.ts";
import type { Answers } from "./answers.ts";
import { completeUrl } from "#engine/projects/project-options.ts";

type ToldProject = Pick<
  Answers | Onboarding,
  "projectName" | "projectDescription" | "projectUrl" | "targetAudience"
>;

export function toPrefill(told: ToldProject): ProjectPrefill {
  return {
    name: told.projectName.trim(),
    description: told.projectDescription.trim(),
    url: completeUrl(told.projectUrl ?? ""),
    targetAudience: told.targetAudience,
  };
}
