import { lookDueAt, type Observer, type LookStage, type Sighting } from "#engine/outcomes/look.ts";
import { formatCount } from "#engine/text/format.ts";

export const SIGHTING_WORDS: Record<Sighting, string> = {
  live: "Still up",
  "removed-by-moderators": "Removed by moderators",
  "removed-by-reddit": "Removed by Reddit",
  "not-listed": "Not among the new posts",
  "deleted-by-author": "I deleted it myself",
  unclear: "I can't tell",
};

/** Reddit tells who deleted it, and not that it was you. */
export function wordSighting(sighting: Sighting, by: Observer): string {
  const isTold = by === "reddit" && sighting === "deleted-by-author";
  return isTold ? "Deleted by its author" : SIGHTING_WORDS[sighting];
}

export const STAGE_WORDS: Record<LookStage, string> = {
  "15-minutes": "After 15 minutes",
  "24-hours": "After 24 hours",
  "72-hours": "After 72 hours",
};

/** Whether somebody looks, or looked, before the time that a stage is named after. */
export function isEarly(postedAt: string, stage: LookStage, at: string | Date): boolean {
  return new Date(at) < lookDueAt(new Date(postedAt), stage);
}

/** As many as the server takes. */
const MOST = 500;

export function findReasonFault(reason: string): string | null {
  const { length } = reason.trim();
  if (length <= MOST) return null;
  return `The reason can have at most ${MOST} characters, and this has ${formatCount(length)}. The part that names the rule is enough.`;
}
