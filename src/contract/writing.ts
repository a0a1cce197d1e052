import * as z from "zod";
import { NOTES, POST_TYPES, TONES } from "#engine/drafts/draft.ts";
import { PENDING_CAP } from "#engine/posts/pending-cap.ts";
import { CLOSED_REASONS, WRITING_STEPS } from "#engine/posts/post-brief.ts";
import { AnswerId } from "./interview.ts";
import { Confirmed, KindOfPost } from "#contract/posts/post-requests.ts";
import { ProjectId } from "#contract/projects/project-fields.ts";
import { WRITERS, GeneratedPost } from "./post.ts";
import { ChosenSubreddit } from "./subreddit.ts";
import { Count, boundedText, requestBody } from "./fields.ts";
import { ErrorBody } from "./errors.ts";

const MAX_ANGLE = 99;
const MAX_OTHER_ANGLES = 20;

export const WishedTone = z.enum(TONES, "The tone is plain, warm or technical.");
export const Notes = boundedText(NOTES, "The notes must be text.");
const NOT_AN_ANGLE = "The angle is a whole number.";

const Angle = z
  .int(NOT_AN_ANGLE)
  .min(0, "The first angle is 0.")
  .max(MAX_ANGLE, `The last angle is ${MAX_ANGLE}.`)
  .meta({ description: "Counts up: each opens the post with another answer." });

/** A post tells as many answers as this, and one question. */
const MOST_TOLD = 6;

export const PostRequest = requestBody({
  projectId: ProjectId,
  subredditId: ChosenSubreddit,
  postType: KindOfPost.optional(),
  tone: WishedTone.optional(),
  notes: Notes.optional(),
  isAnyway: Confirmed.optional().meta({
    description: "Write it although an answer is missing: the draft then has one blank.",
  }),
  writer: z
    .enum(["engine", "llm"], "It is written by the engine or by the language model.")
    .optional()
    .meta({ description: "The connected language model where there is one, unless stated." }),
  angle: Angle.optional(),
  tells: z
    .array(AnswerId)
    .max(MOST_TOLD, `Name at most ${MOST_TOLD} answers.`)
    .optional()
    .meta({ description: "Answers that were just asked for: the post tells them where it can." }),
}).meta({ id: "PostRequest" });

export type PostRequest = z.output<typeof PostRequest>;

export const BulkPostRequest = requestBody({
  projectId: ProjectId,
  count: z
    .int("The number of posts is a whole number.")
    .min(1, "Ask for at least one post.")
    .max(PENDING_CAP, `Ask for at most ${PENDING_CAP} posts at once.`)
    .optional()
    .meta({
      description: `1 to ${PENDING_CAP}; as many as the cap leaves room for unless stated.`,
    }),
}).meta({ id: "BulkPostRequest" });

export type BulkPostRequest = z.output<typeof BulkPostRequest>;

/**
 * Whether a community's post is written with the others, can be written instead of one of them, needs
 * answers first, is not to be had because everything was answered and stands in other posts, or is not wanted at all.
 */
export const WRITING_STATES = ["ready", "instead", "asks", "told", "closed"] as const;

const PromotionThread = z
  .object({
    name: z.string(),
    takes: z.string().meta({ description: "What belongs there, in words." }),
    schedule: z
      .object({
        weekdays: z.array(z.int().min(0).max(6)),
        dates: z.array(z.int().min(1).max(31)),
      })
      .nullable()
      .meta({ description: "The days of UTC on which it opens, Sunday is 0; null if not known." }),
    often: z.string().meta({ description: "As in 'weekly, Friday'." }),
  })
  .meta({ id: "PromotionThread" });

export const WritingOutlook = z
  .object({
    room: Count.meta({
      description: "How many posts can still be written: what cap, quota and free draft leave.",
    }),
    ready: Count.meta({
      description:
        "How many communities are ready: generate-bulk writes one post for each, as far as its count and the room go.",
    }),
    reason: z.string().nullable().meta({ description: "Why nothing at all can be written now." }),
    next: z
      .object({
        subredditId: z.string(),
        fullName: z.string(),
        questions: z.array(AnswerId).min(1),
        ready: Count.meta({
          description: "How many are ready then, if they are answered in two or three sentences.",
        }),
      })
      .nullable()
      .meta({ description: "The fewest answers that make one more community ready." }),
    communities: z
      .array(
        z.object({
          subredditId: z.string(),
          fullName: z.string(),
          is: z.enum(WRITING_STATES),
          questions: z.array(AnswerId).meta({
            description: "What to answer for it to be ready; mostly none.",
          }),
          isOffSubject: z.boolean().meta({
            description: "It asks because no answer so far is about the community's subject.",
          }),
          closedReason: z.enum(CLOSED_REASONS).nullable(),
          sentence: z.string().nullable().meta({
            description: "What to know before writing for it; null where there is nothing.",
          }),
          dueAt: z.iso.datetime().nullable().meta({
            description: "When the next promotion is due there; null where one is due now.",
          }),
          because: z.string().nullable().meta({
            description: "Why not sooner: the rule, its source and month, and the last promotion.",
          }),
          rests: z
            .array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() }))
            .meta({ description: "Between these times another promotion is too near." }),
          threads: z.array(PromotionThread).meta({
            description: "Its recurring threads that take what the project makes.",
          }),
          postTypes: z.array(z.enum(POST_TYPES)).meta({
            description: "What can be written for it now.",
          }),
          bansAiText: z.boolean().meta({
            description: "It removes text by a language model or an assistant.",
          }),
        }),
      )
      .meta({ description: "Those of the project, best match first." }),
    nextDrafts: z
      .array(
        z.object({
          fullName: z.string(),
          postType: z.enum(POST_TYPES),
          title: z.string(),
          words: Count.meta({ description: "How long the draft is." }),
          veil: z.string().meta({
            description: "The draft's paragraphs with every letter and digit replaced.",
          }),
        }),
      )
      .meta({
        description: "Without a plan, what would be written next; empty with one. At most three.",
      }),
  })
  .meta({ id: "WritingOutlook" });

export type WritingOutlook = z.output<typeof WritingOutlook>;

export const DRAFT_CHANGES = ["another-angle", "shorter", "warmer", "more-technical"] as const;
export type DraftChange = (typeof DRAFT_CHANGES)[number];

export const VariantRequest = requestBody({
  change: z.enum(
    DRAFT_CHANGES,
    "A draft can be written from another angle, shorter, warmer or more technical.",
  ),
  angle: z
    .int(NOT_AN_ANGLE)
    .min(1, "The first other angle is 1.")
    .max(MAX_OTHER_ANGLES, `The last other angle is ${MAX_OTHER_ANGLES}.`)
    .optional()
    .meta({ description: "Which other angle: 1 unless stated. Each is unlike those before it." }),
}).meta({ id: "VariantRequest" });

export type VariantRequest = z.output<typeof VariantRequest>;

export const DraftVariant = z
  .object({
    title: z.string(),
    titles: z.array(z.string()),
    content: z.string(),
    editSection: z.string().nullable(),
    flair: z.string().nullable(),
    postType: z.enum(POST_TYPES),
    shape: z.string().nullable(),
    angle: z.int().nullable().meta({ description: "Which angle it is, where one was asked for." }),
    by: z.enum(WRITERS),
    notice: z.string().nullable(),
  })
  .meta({ id: "DraftVariant", description: "Another draft of a post. It is not saved." });

export type DraftVariant = z.output<typeof DraftVariant>;

export const AdaptRequest = requestBody({ subredditId: ChosenSubreddit }).meta({
  id: "AdaptRequest",
});

export type AdaptRequest = z.output<typeof AdaptRequest>;

export const ModelPostRequest = requestBody({
  ...PostRequest.shape,
  isAiConfirmed: Confirmed.optional().meta({
    description: "For a community that bans text made by AI: it is a CONFLICT without this.",
  }),
}).meta({ id: "ModelPostRequest" });

export type ModelPostRequest = z.output<typeof ModelPostRequest>;

/** Steps as they begin; the last line is the post, or why there is none. */
export const WritingLine = z
  .union([
    z.object({ step: z.enum(WRITING_STEPS) }),
    z.object({ post: GeneratedPost }),
    z.object({ error: ErrorBody }),
  ])
  .meta({ id: "WritingLine" });

export type WritingLine = z.output<typeof WritingLine>;
