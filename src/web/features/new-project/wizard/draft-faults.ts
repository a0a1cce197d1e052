import { isWebAddress } from "#contract/web-address.ts";
import { findProjectFaults } from "#engine/projects/project-fields.ts";
import type { ProjectDraft } from "./project-draft.ts";

export type DraftFaults = { name?: string; description?: string; url?: string };

/** What the server would refuse, in its words. */
export function findFaults(draft: Pick<ProjectDraft, "name" | "description" | "url">): DraftFaults {
  return findProjectFaults(draft, isWebAddress);
}
