import { usableUrl } from "#web/lib/usable-url.ts";
import type { ProjectDraft } from "./project-draft.ts";

/** As the contract has them; a test compares. Taken from there, they would bring all of zod along. */
export const MAX_NAME_LENGTH = 100;
export const MAX_DESCRIPTION_LENGTH = 5000;
export const MAX_SUBREDDITS = 100;
export const MAX_BRIEF_BYTES = 2 * 1024 * 1024;

export type DraftFaults = { name?: string; description?: string; url?: string };

/** What the server would refuse, in its words. */
export function findFaults({
  name,
  description,
  url,
}: Pick<ProjectDraft, "name" | "description" | "url">): DraftFaults {
  const faults: DraftFaults = {};
  if (name.trim() === "") faults.name = "Please name your project.";
  if (name.trim().length > MAX_NAME_LENGTH) {
    faults.name = "The name can have at most 100 characters.";
  }
  if (description.trim().length > MAX_DESCRIPTION_LENGTH) {
    faults.description = "The description can have at most 5,000 characters.";
  }
  if (url.trim() !== "" && usableUrl(url) === undefined) {
    faults.url = "This does not look like a web address. It should begin with https:// or http://.";
  }
  return faults;
}
