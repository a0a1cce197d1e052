import type { DraftPlace } from "#engine/drafts/draft.ts";

/** Puts the selection on these words; the browser scrolls to a selection that is made in a focused field. */
export function showPlace(field: HTMLTextAreaElement | null, { start, end }: DraftPlace): void {
  if (!field) return;
  field.focus();
  field.setSelectionRange(start, end);
}
