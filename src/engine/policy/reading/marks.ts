import { type Form, FORMS } from "./concepts/forms.ts";
import type { Lead } from "./concepts/leads.ts";
import type { Mood } from "./concepts/moods.ts";
import { HINTS } from "./concepts/own-things.ts";
import type { Day, Measure, Room } from "./concepts/rooms.ts";
import { type Subject, SUBJECTS } from "./concepts/subjects.ts";
import { TOPICS } from "./concepts/topics.ts";
import type { Found } from "./words/phrases.ts";
import type { Token } from "./words/tokens.ts";

/** What is read where a text says nothing of promotion in words that only founders have. */
export const WIDE = {
  hinted: {
    of: "own work",
    ban: { of: "own work", code: "unwanted" },
    says: HINTS,
  },
} satisfies Record<string, Subject>;

export type SubjectName = keyof typeof SUBJECTS | keyof typeof TOPICS | keyof typeof WIDE;
export type FormName = keyof typeof FORMS;

/** What some words of a sentence say. */
export type Name =
  | { group: "subject"; id: SubjectName }
  | { group: "mood"; id: Mood }
  | { group: "room"; id: Room }
  | { group: "day"; id: Day }
  | { group: "measure"; id: Measure }
  | { group: "form"; id: FormName }
  | { group: "lead"; id: Lead };

export type Mark = Found<Name>;

/** Words in quotes are somebody's example or demand, and say nothing about the rule's mood. */
export type MarkedSentence = { text: string; tokens: Token[]; marks: Mark[] };

export const ALL_SUBJECTS: Record<SubjectName, Subject> = { ...SUBJECTS, ...TOPICS, ...WIDE };
export const ALL_FORMS: Record<FormName, Form> = FORMS;
