import type { Language } from "#engine/recommendations/languages/detect-language.ts";
import { SUBJECTS_BY_LANGUAGE } from "#engine/recommendations/languages/subjects-by-language.ts";
import { type FindRows, indexPhrases } from "./phrases.ts";
import { SUBJECTS_A_TO_E } from "./subjects/a-to-e.ts";
import { SUBJECTS_F_TO_M } from "./subjects/f-to-m.ts";
import { SUBJECTS_N_TO_R } from "./subjects/n-to-r.ts";
import { SUBJECTS_S_TO_Z } from "./subjects/s-to-z.ts";

type Subjects = { rows: { name: string; ids: string[] }[]; find: FindRows };

const read = new Map<Language | null, Subjects>();

/**
 * The communities of a text's language whose subject it speaks of in its own words, with what that subject is
 * called; null for English.
 */
export function findSubjects(text: string, language: Language | null): Map<string, string> {
  const subjects = read.get(language) ?? readTable(language);
  read.set(language, subjects);
  const found = new Map<string, string>();
  for (const at of [...subjects.find(text)].toSorted((a, b) => a - b)) {
    const row = subjects.rows[at];
    for (const id of row?.ids ?? []) if (row && !found.has(id)) found.set(id, row.name);
  }
  return found;
}

function readTable(language: Language | null): Subjects {
  const tables = language
    ? [SUBJECTS_BY_LANGUAGE[language]]
    : [SUBJECTS_A_TO_E, SUBJECTS_F_TO_M, SUBJECTS_N_TO_R, SUBJECTS_S_TO_Z];
  const lines = tables.flatMap((table) => table.trim().split("\n")).map((line) => line.split("|"));
  return {
    rows: lines.map(([name = "", , ids = ""]) => ({ name, ids: ids.split(" ") })),
    find: indexPhrases(lines.map(([, said = ""]) => said)),
  };
}
