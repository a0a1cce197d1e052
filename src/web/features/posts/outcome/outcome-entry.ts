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
const MOST_LETTERS = 500;

export function findReasonFault(reason: string): string | null {
  const { length } = reason.trim();
  if (length <= MOST_LETTERS) return null;
  return `The reason can have at most ${MOST_LETTERS} characters, and this has ${formatCount(length)}.`;
}

export type TypedCounts = { upvotes: string; comments: string };
type CountFaults = Partial<Record<keyof TypedCounts, string>>;

const MOST_COUNTED = 10_000_000;
const NAMES = { upvotes: "Upvotes", comments: "Comments" };

/** What was typed as numbers, or what is wrong with each; an empty field says nothing. */
export function readCounts(typed: TypedCounts): {
  counts: Partial<Record<keyof TypedCounts, number>>;
  faults: CountFaults;
} {
  const counts: Partial<Record<keyof TypedCounts, number>> = {};
  const faults: CountFaults = {};
  for (const field of ["upvotes", "comments"] as const) {
    const digits = typed[field].replaceAll(/[\s,']/g, "");
    if (digits === "") continue;
    const fault = findFault(NAMES[field], digits);
    if (fault) faults[field] = fault;
    else counts[field] = Number(digits);
  }
  if (!typed.upvotes.trim() && !typed.comments.trim()) {
    faults.upvotes = "Enter at least one of the two numbers.";
  }
  return { counts, faults };
}

/** Whether something was typed that is not kept yet; what can't be read is news as well. */
export function isNews(
  typed: TypedCounts,
  kept: Record<keyof TypedCounts, number | null>,
): boolean {
  if (!typed.upvotes.trim() && !typed.comments.trim()) return false;
  const { counts, faults } = readCounts(typed);
  const isChanged = (field: keyof TypedCounts) => (counts[field] ?? kept[field]) !== kept[field];
  return Object.keys(faults).length > 0 || isChanged("upvotes") || isChanged("comments");
}

function findFault(name: string, digits: string): string | null {
  if (/^[-−]\d/.test(digits)) return `${name} can't be below 0 here.`;
  if (!/^\d+$/.test(digits)) return `${name} are a whole number, such as 12.`;
  return Number(digits) > MOST_COUNTED ? `${name} above 10,000,000 can't be right.` : null;
}
