import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import type { GradedProjects } from "./graded-projects.ts";
import type { Language } from "./languages/detect-language.ts";
import type { FindRows } from "./reading/phrases.ts";

/** A subject that people speak of in words of their own, and the communities that are about it. */
export type SubjectRow = { name: string; ids: string[] };

/** What words mean for recommendations, from the catalogue's tables; each is read when it is first asked for. */
export type WordTables = {
  /** Of a language, or of English (null). */
  subjects: (language: Language | null) => { rows: SubjectRow[]; find: FindRows };
  /** What the catalogue calls a topic, with how words for it begin in a language. */
  topics: (language: Language) => { topic: string; beginnings: string[] }[];
  /** How words for a place begin, with its communities, the nearest first. */
  places: () => { beginnings: string[]; ids: string[] }[];
};

/** The trained matcher with all that recommendations know beside it. */
export type Matcher = MatcherModel & {
  words: WordTables;
  /** Projects whose communities people have graded. */
  graded: () => GradedProjects;
};
