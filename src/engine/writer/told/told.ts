import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import type { Person } from "./list-people.ts";

/** One answer as it stands in posts: the founder's own paragraphs, whole. */
export type Matter = {
  id: AnswerId;
  paragraphs: string[];
  /** For titles, and for comments that have room for the first ones only. */
  sentences: string[];
  words: number;
  /** The answers that have to be read before this one can be understood. */
  rests: AnswerId[];
  /** The same for each of its sentences. */
  restsOf: AnswerId[][];
};

/** All that a founder told, read once for every community. */
export type Told = {
  project: { name: string; url: string | null };
  interview: Interview;
  /** What finishes 'X is …'; null while nobody said it, and then nothing can be written. */
  what: string | null;
  /** What else was said of what it is, in sentences of its own. */
  further: string[];
  /** What finishes 'It is for …'. */
  forWhom: string | null;
  /** Why it exists, in paragraphs of its own; null where that says nothing to whoever does not know the thing. */
  why: string[] | null;
  /** Those of a cause. */
  who: string | null;
  /** Those of whom any answer says who they are. */
  people: Person[];
  /** Everything that can stand in a post, in the order of the interview. */
  matters: Matter[];
};

export function findMatter({ matters }: Told, id: AnswerId): Matter | null {
  return matters.find((matter) => matter.id === id) ?? null;
}

/** Answers that end a post. */
export const QUESTIONS = ["askReaders", "askPeers"] as const satisfies AnswerId[];
export type QuestionId = (typeof QUESTIONS)[number];

/** Answers that say how to get it, and stand together. */
export const FACTS = ["platform", "price"] as const satisfies AnswerId[];
