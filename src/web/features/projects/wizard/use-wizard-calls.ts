import { useCreateProject } from "../api/use-create-project.ts";
import { useDetectAudience } from "../api/use-detect-audience.ts";
import { useDetectCategory } from "../api/use-detect-category.ts";
import { useGenerateDescription } from "../api/use-generate-description.ts";
import { useGenerateRecommendations } from "../api/use-generate-recommendations.ts";
import { useUploadBrief } from "../api/use-upload-brief.ts";
import type { DraftStore } from "./draft-store.ts";
import type { Step } from "./steps.ts";

export type WizardCalls = ReturnType<typeof useWizardCalls>;

/** All calls of the wizard, above its steps: a change of step neither waits for one nor ends it. */
export function useWizardCalls(store: DraftStore) {
  const brief = useUploadBrief(store);
  const description = useGenerateDescription(store);
  const category = useDetectCategory(store);
  const audience = useDetectAudience(store);
  const recommendations = useGenerateRecommendations(store);
  const creation = useCreateProject(store);
  const helps = { 1: description, 2: category, 3: audience, 4: null, 5: recommendations };
  return {
    brief,
    description,
    category,
    audience,
    recommendations,
    creation,
    helpOn: (step: Step) => helps[step]?.run(),
  };
}
