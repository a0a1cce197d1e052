import type { ProjectPrefill } from "#web/lib/project-prefill.ts";
import type { ProjectDraft } from "./project-draft.ts";

/** What was told elsewhere goes where nothing stands yet: a draft that was begun here wins. */
export function fillGaps(draft: ProjectDraft, prefill: ProjectPrefill): Partial<ProjectDraft> {
  return {
    name: draft.name || prefill.name,
    description: draft.description || prefill.description,
    url: draft.url || prefill.url,
    targetAudience: draft.targetAudience.length > 0 ? draft.targetAudience : prefill.targetAudience,
  };
}
