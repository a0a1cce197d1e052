import type { Language } from "#engine/recommendations/languages/detect-language.ts";
import type { WordTables } from "#engine/recommendations/matcher.ts";

/**
 * The communities of a text's language whose subject it speaks of in its own words, with what that subject is
 * called; null for English.
 */
export function findSubjects(
  words: WordTables,
  text: string,
  language: Language | null,
): Map<string, string> {
  const { rows, find } = words.subjects(language);
  const found = new Map<string, string>();
  for (const at of [...find(text)].toSorted((a, b) => a - b)) {
    const row = rows[at];
    for (const id of row?.ids ?? []) if (row && !found.has(id)) found.set(id, row.name);
  }
  return found;
}
