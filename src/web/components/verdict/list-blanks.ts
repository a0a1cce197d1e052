import { type Blank, fillBlank, findBlanks } from "#engine/posts/blanks.ts";
import type { Draft, DraftPlace } from "#engine/posts/draft.ts";

export type OpenBlank = Blank & {
  /** Stays the same while others are filled in. */
  key: string;
  field: DraftPlace["field"];
};

const FIELDS: readonly DraftPlace["field"][] = ["title", "content", "editSection"];

/** Every blank of what is posted, as one reads it; a flair is chosen on Reddit. */
export function listBlanks(draft: Draft): OpenBlank[] {
  const seen = new Map<string, number>();
  return FIELDS.flatMap((field) =>
    findBlanks(draft[field] ?? "").map(({ start, end, hint }) => {
      const name = `${field}: ${hint}`;
      const before = seen.get(name) ?? 0;
      seen.set(name, before + 1);
      return { key: `${name} ${before}`, field, start, end, hint };
    }),
  );
}

/** What changes in the draft when a blank takes these words. */
export function fillIn(draft: Draft, blank: OpenBlank, words: string): Partial<Draft> {
  return { [blank.field]: fillBlank(draft[blank.field] ?? "", blank, words.trim()) };
}

export function wordBlanks(count: number): string {
  return count === 1 ? "1 blank left" : `${count} blanks left`;
}
