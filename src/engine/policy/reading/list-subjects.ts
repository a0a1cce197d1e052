import { isPromoting } from "#engine/policy/concerns.ts";
import { ALL_SUBJECTS, type SubjectName } from "./marks.ts";
import type { Part } from "./part.ts";

/** What a statement speaks of; what posts may have only where it speaks of nothing else. */
export function listSubjects(part: Part): SubjectName[] {
  const own = [...new Set(part.subjects().map(({ id }) => id))];
  const strong = own.filter((id) => !ALL_SUBJECTS[id].isCarrier && id !== "toModerators");
  return strong.length > 0 ? strong : own;
}

export function listPromoting(subjects: readonly SubjectName[]): SubjectName[] {
  return subjects.filter((id) => isPromoting(ALL_SUBJECTS[id].of));
}
