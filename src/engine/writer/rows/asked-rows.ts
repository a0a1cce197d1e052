import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";

/** Whom a question asks about, and whom an answer that begins with 'They' means by it: 'What did players do that you didn't expect?' */
export const ASKED_ABOUT: Partial<Record<ProjectKind, Partial<Record<AnswerId, string>>>> = {
  game: { surprise: "Players" },
  book: { surprise: "Readers" },
  service: { surprise: "Clients", before: "People" },
};

/** 'They', and what is left of 'They're' behind a noun. */
export const THEY = /^They(?<verb>['’](?:re|ve|ll))?(?= )/;
export const SPELLED: Readonly<Record<string, string>> = { re: "are", ve: "have", ll: "will" };
