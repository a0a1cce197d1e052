import { type Blank, fillBlank } from "#engine/drafts/blanks.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";

export type OpenBlank = Blank & {
  /** Stays the same while other words change. */
  key: string;
  field: DraftPlace["field"];
};

/** What is posted, as one reads it; a flair is chosen on Reddit. */
export const FIELDS: readonly DraftPlace["field"][] = ["title", "content", "editSection"];

/** What changes in the draft when a blank takes these words. */
export function fillIn(draft: Draft, blank: OpenBlank, words: string): Partial<Draft> {
  return { [blank.field]: fillBlank(draft[blank.field] ?? "", blank, words.trim()) };
}

export function wordBlanks(count: number): string {
  return count === 1 ? "1 blank left" : `${count} blanks left`;
}
