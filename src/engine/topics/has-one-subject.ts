import type { CommunityKind, Policy } from "#engine/policy/policy.ts";

/** Elsewhere people show, sell, ask or tell anything at all. */
const WITH_SUBJECT: ReadonlySet<CommunityKind | null> = new Set<CommunityKind | null>([
  "dev",
  "trade",
  "hobby",
  "academic",
  "fandom",
]);

/** Whether the words of a draft can tell if it belongs there; the matcher knows English best. */
export function hasOneSubject({ kind, language }: Pick<Policy, "kind" | "language">): boolean {
  return WITH_SUBJECT.has(kind) && language === "en";
}
