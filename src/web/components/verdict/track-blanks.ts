import { findBlanks } from "#engine/drafts/blanks.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { FIELDS, type OpenBlank } from "./open-blank.ts";

export type TrackedBlanks = {
  draft: Draft;
  blanks: readonly OpenBlank[];
  /** How many blanks were ever met, so that no key is given twice. */
  met: number;
};

export function startTracking(draft: Draft): TrackedBlanks {
  return trackBlanks({ draft: NO_TEXT, blanks: [], met: 0 }, draft);
}

/**
 * The blanks of a draft that was changed. One that stands in what was left alone keeps its key, also
 * among others with the same hint; so its field, and the words in it, stay with it.
 */
export function trackBlanks(before: TrackedBlanks, draft: Draft): TrackedBlanks {
  let { met } = before;
  const blanks = FIELDS.flatMap((field) => {
    const text = draft[field] ?? "";
    const known = before.blanks.filter((blank) => blank.field === field);
    const keys = carryKeys(before.draft[field] ?? "", text, known);
    return findBlanks(text).map(({ start, end, hint }) => {
      const key = keys.get(start) ?? `blank ${(met += 1)}`;
      return { start, end, hint, field, key };
    });
  });
  return { draft, blanks, met };
}

/** The keys of the blanks before and behind what changed, by where they start now. */
function carryKeys(old: string, text: string, known: readonly OpenBlank[]): Map<number, string> {
  if (known.length === 0) return new Map();
  const most = Math.min(old.length, text.length);
  let head = 0;
  while (head < most && old[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  const moved = text.length - old.length;
  return new Map(
    known.flatMap(({ start, end, key }): [number, string][] => {
      if (end <= head) return [[start, key]];
      return start >= old.length - tail ? [[start + moved, key]] : [];
    }),
  );
}

const NO_TEXT: Draft = { title: "", content: "", editSection: null, flair: null };
