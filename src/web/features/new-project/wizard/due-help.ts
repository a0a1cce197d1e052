import type { HelpedField, ProjectDraft } from "./project-draft.ts";
import { toRecommendationRequest } from "#web/features/new-project/api/use-generate-recommendations.ts";

/**
 * What to detect without being asked: the step is open and empty, there is a description to go by, and it
 * has neither been tried nor answered before.
 */
export function findDueHelp(draft: ProjectDraft): HelpedField | null {
  const field = FIELDS[draft.step];
  if (!field || draft.helped.includes(field) || draft.description.trim() === "") return null;
  return isOpen[field](draft) ? field : null;
}

export function withHelped({ helped }: ProjectDraft, field: HelpedField): HelpedField[] {
  return [...new Set([...helped, field])];
}

const FIELDS: Partial<Record<ProjectDraft["step"], HelpedField>> = {
  2: "category",
  3: "targetAudience",
  5: "subreddits",
};

const isOpen: Record<HelpedField, (draft: ProjectDraft) => boolean> = {
  category: ({ category }) => category === null,
  targetAudience: ({ targetAudience }) => targetAudience.length === 0,
  subreddits: (draft) =>
    draft.found === null &&
    draft.selectedSubreddits.length === 0 &&
    toRecommendationRequest(draft) !== null,
};
