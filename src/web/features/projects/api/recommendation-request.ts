import type { RecommendationRequest } from "#contract/project.ts";
import { usableUrl } from "#web/lib/usable-url.ts";
import type { ProjectDraft } from "../wizard/project-draft.ts";

export const COMPLETE_FIRST =
  "Please complete the previous steps before generating recommendations";

/** What recommendations still need, in the words of the steps. */
export function findMissing(draft: ProjectDraft): string[] {
  return [
    draft.name.trim() === "" && "name",
    draft.description.trim() === "" && "description",
    draft.category === null && "category",
    draft.targetAudience.length === 0 && "target audience",
  ].filter((word) => word !== false);
}

/** null while something is missing. */
export function toRecommendationRequest(draft: ProjectDraft): RecommendationRequest | null {
  if (draft.category === null || findMissing(draft).length > 0) return null;
  const url = usableUrl(draft.url);
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    category: draft.category,
    targetAudience: [...draft.targetAudience],
    goals: [...draft.goals],
    ...(url && { url }),
  };
}

/** Two drafts with the same basis get the same recommendations. */
export function recommendationBasis(draft: ProjectDraft): string {
  return JSON.stringify(toRecommendationRequest(draft));
}
