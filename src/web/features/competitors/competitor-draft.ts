import type { Competitor } from "#contract/competitor.ts";
import type { CompetitorFields } from "./api/use-save-competitor.ts";

/** As the contract has it; it is not imported, because its schemas would come along. */
export const MAX_DESCRIPTION_LENGTH = 2000;

export type CompetitorDraft = { name: string; url: string; description: string };
export type DraftField = keyof CompetitorDraft;
export const DRAFT_FIELDS: readonly DraftField[] = ["name", "url", "description"];

export const EMPTY_DRAFT: CompetitorDraft = { name: "", url: "", description: "" };

export function toDraft({ name, url, description }: Competitor): CompetitorDraft {
  return { name, url: url ?? "", description };
}

/** What can be told before anything is sent. */
export function findFaults(draft: CompetitorDraft): Partial<CompetitorDraft> {
  const { name, url, description } = trim(draft);
  return {
    ...(name === "" && { name: "Please name the competitor." }),
    ...(url === "" &&
      description === "" && {
        description: "Please enter the competitor's address, or describe it in your own words.",
      }),
    ...(description.length > MAX_DESCRIPTION_LENGTH && {
      description: "The description can have at most 2,000 characters.",
    }),
  };
}

export function toFields(draft: CompetitorDraft): CompetitorFields {
  const { name, url, description } = trim(draft);
  return { name, url: url === "" ? null : url, description };
}

export function isSameDraft(a: CompetitorDraft, b: CompetitorDraft): boolean {
  const [before, after] = [trim(a), trim(b)];
  return DRAFT_FIELDS.every((field) => before[field] === after[field]);
}

function trim({ name, url, description }: CompetitorDraft): CompetitorDraft {
  return { name: name.trim(), url: url.trim(), description: description.trim() };
}
