import * as z from "zod";
import { FACT_IDS, FIELD_KEYS } from "#engine/interview/fact-fields.ts";
import { MOST_ROWS } from "#engine/interview/fact-forms.ts";
import {
  ANSWER_IDS,
  MAKER_VERBS,
  MAX_ANSWER_LENGTH,
  MAX_PLACE_LENGTH,
  SENTENCE_MARKS,
  STAGES,
} from "#engine/interview/interview.ts";
import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import { SUGGESTED_IDS, SUGGESTION_SOURCES } from "#engine/interview/suggest-answers.ts";
import { changesSomething, requestBody } from "./fields.ts";

export const KindOfProject = z.enum(PROJECT_KINDS, "We don't know this kind of project.");

export const AnswerId = z.enum(ANSWER_IDS, "We don't know this question.");

export const Interview = z
  .object({
    kind: z.enum(PROJECT_KINDS),
    isKindChosen: z
      .boolean()
      .meta({ description: "Whether the founder chose the kind; otherwise it was detected." }),
    stage: z.enum(STAGES).nullable().meta({
      description: "Whether people can use it today; null while the founder has not said.",
    }),
    verb: z.enum(MAKER_VERBS).nullable(),
    isTeam: z.boolean(),
    place: z.string().nullable(),
    answers: z.partialRecord(z.enum(ANSWER_IDS), z.string()).meta({
      description: "What the founder said, by question; without what was not answered.",
    }),
    fields: z
      .partialRecord(z.enum(FACT_IDS), z.array(z.partialRecord(z.enum(FIELD_KEYS), z.string())))
      .default({})
      .meta({
        description:
          "The answers that were typed in fields, by question: rows of them. The answer is what they say; once it is written otherwise, they are forgotten.",
      }),
    marks: z
      .array(
        z.object({
          id: z.enum(ANSWER_IDS),
          sentence: z.string(),
          marks: z.array(z.enum(SENTENCE_MARKS)),
        }),
      )
      .default([])
      .meta({
        description:
          "What the founder says of single sentences, as they stand in posts: 'opens' can open a post, 'title' is a good title, 'follows' needs the one before, 'unused' stands in no post.",
      }),
  })
  .meta({ id: "Interview" });

export type Interview = z.output<typeof Interview>;

const TOO_LONG = "An answer can have at most 1,200 characters.";

/** An empty answer takes the one before away. */
const Answer = z
  .string("Your answer must be text.")
  .trim()
  .max(MAX_ANSWER_LENGTH, TOO_LONG)
  .transform((text) => text || null)
  .nullable();

const LONGEST_FIELD = 200;

/** What a row lacks, and what does not belong there, is said in the words of the project's kind. */
const FieldRows = z
  .array(
    z.partialRecord(
      z.enum(FIELD_KEYS),
      z
        .string("What is typed in a field must be text.")
        .max(LONGEST_FIELD, "A field can have at most 200 characters."),
    ),
    "The fields must be a list of rows.",
  )
  .max(MOST_ROWS, "A question can have at most 8 rows of fields.");

const MOST_MARKED = 200;

/** Takes the place of what was said of this sentence before. */
const MarkedSentence = z.object({
  id: AnswerId,
  sentence: z
    .string("The sentence must be text.")
    .min(1, "Say which sentence.")
    .max(MAX_ANSWER_LENGTH, "A sentence can have at most 1,200 characters."),
  marks: z.array(
    z.enum(SENTENCE_MARKS, "We don't know this mark."),
    "Say how it is marked, as a list.",
  ),
});

export const InterviewChanges = requestBody({
  kind: KindOfProject.nullable(),
  stage: z.enum(STAGES, "It is out, in testing or coming.").nullable(),
  verb: z.enum(MAKER_VERBS, "We don't know this verb.").nullable(),
  isTeam: z.boolean("Say true for a team, false for one person."),
  place: z
    .string("The place must be text.")
    .trim()
    .max(MAX_PLACE_LENGTH, "A place can have at most 80 characters.")
    .transform((text) => text || null)
    .nullable(),
  answers: z.partialRecord(AnswerId, Answer),
  fields: z.partialRecord(z.enum(FACT_IDS), FieldRows).meta({
    description:
      "Answers as typed fields, by question: price, platform, stackOrMaterial or numbers. The answer becomes what they say; no rows forget it.",
  }),
  marks: z
    .array(MarkedSentence, "Marked sentences must be a list.")
    .max(MOST_MARKED, "At most 200 sentences can be marked at once."),
})
  .partial()
  .refine(...changesSomething)
  .meta({ id: "InterviewChanges" });

export type InterviewChanges = z.output<typeof InterviewChanges>;

const NOTHING_SAID = "Say what the founder said.";

export const FactTold = requestBody({
  questionId: AnswerId,
  founderSaid: z.string(NOTHING_SAID).trim().min(1, NOTHING_SAID).max(MAX_ANSWER_LENGTH, TOO_LONG),
}).meta({ id: "FactTold" });

export type FactTold = z.output<typeof FactTold>;

export const SuggestedAnswers = z
  .object({
    suggestions: z.array(
      z.object({
        id: z.enum(SUGGESTED_IDS),
        text: z.string(),
        source: z.enum(SUGGESTION_SOURCES).meta({ description: "Where it was read." }),
      }),
    ),
    notice: z
      .string()
      .nullable()
      .meta({ description: "Why the page gave nothing, where it did not." }),
  })
  .meta({ id: "SuggestedAnswers", description: "For the founder to confirm; nothing is saved." });

export type SuggestedAnswers = z.output<typeof SuggestedAnswers>;
