import * as z from "zod";
import { CHECK_KINDS } from "#engine/checks/check.ts";
import { OBSERVERS, LOOK_STAGES, SIGHTINGS } from "#engine/outcomes/look.ts";
import { POST_TYPES } from "#engine/drafts/draft.ts";
import { BAN_RISK_LEVELS } from "#engine/risk/ban-risk.ts";
import { Count, MembersEstimated } from "#contract/fields.ts";
import { PostReceipt } from "#contract/posts/receipt.ts";

export const POST_STATUSES = ["draft", "scheduled", "posted"] as const;
/** The built-in writer, a connected model, an assistant whose reply was pasted, the founder. */
export const WRITERS = ["engine", "llm", "assistant", "founder"] as const;

export const OUTCOMES = ["live", "removed", "unknown"] as const;
const PostId = z.uuid("That isn't the id of a post.");

export const PostLooks = z
  .object({
    due: z.enum(LOOK_STAGES).nullable().meta({ description: "Which look is due now." }),
    next: z.object({ stage: z.enum(LOOK_STAGES), at: z.iso.datetime() }).nullable(),
    watch: z
      .object({ askedAt: z.iso.datetime().nullable() })
      .nullable()
      .meta({ description: "Where Foothold looks by itself: when it last asked Reddit." }),
    seen: z.array(
      z.object({
        stage: z.enum(LOOK_STAGES),
        sighting: z.enum(SIGHTINGS),
        checkedAt: z.iso.datetime(),
        by: z.enum(OBSERVERS).meta({ description: "The user, or Foothold by asking Reddit." }),
      }),
    ),
  })
  .meta({ id: "PostCheck" });

export const PredictedRisk = z
  .object({
    score: Count.max(100),
    level: z.enum(BAN_RISK_LEVELS),
    at: z.iso.datetime(),
  })
  .meta({ id: "PredictedRisk" });

/** What can be wrong with a draft: a check of the community's policy, or one of our own. */
const FAULT_NAMES = [
  ...CHECK_KINDS,
  "invention",
  "groundless",
  "objection",
  "machine-voice",
  "language",
  "length",
  "blank",
  "shortened-link",
  "misplaced-link",
  "no-disclosure",
  "likeness",
] as const;

/** What is wrong with a draft, and where. */
export const DraftFault = z
  .object({
    name: z.enum(FAULT_NAMES),
    sentence: z.string(),
    place: z
      .object({
        field: z.enum(["title", "content", "editSection"]),
        start: Count,
        end: Count,
      })
      .nullable(),
  })
  .meta({ id: "DraftFault" });

export type DraftFault = z.output<typeof DraftFault>;

export const GeneratedPost = z
  .object({
    id: z.uuid(),
    projectId: z.uuid(),
    subredditId: z.string(),
    subreddit: z
      .object({
        id: z.string(),
        name: z.string(),
        fullName: z.string(),
        members: Count,
        membersEstimated: MembersEstimated,
      })
      .meta({ description: "r/Unknown with 0 members where the community is gone." }),
    title: z.string(),
    content: z.string(),
    editSection: z.string().nullable(),
    flair: z.string().nullable(),
    postType: z.enum(POST_TYPES),
    type: z.enum(["text", "link", "image"]),
    status: z.enum(POST_STATUSES),
    isPosted: z.boolean(),
    scheduledFor: z.iso.datetime().nullable(),
    slotReason: z.string().nullable().meta({ description: "Why this time was suggested." }),
    blanks: Count.meta({ description: "How many {{blanks}} the founder still has to fill in." }),
    postedAt: z.iso.datetime().nullable(),
    permalink: z.string().nullable(),
    performance: z
      .object({
        upvotes: Count.nullable(),
        comments: Count.nullable(),
        countedAt: z.iso.datetime().nullable().meta({ description: "Of when the numbers are." }),
        countedBy: z.enum(OBSERVERS).nullable(),
        outcome: z.enum(OUTCOMES),
        removedReason: z.string().nullable(),
      })
      .nullable()
      .meta({ description: "null until the post was made." }),
    check: PostLooks.nullable().meta({
      description: "Whether the post is still up, and when to look again; null until it was made.",
    }),
    rulesRead: z.array(z.string()),
    predictedRisk: PredictedRisk.nullable().meta({
      description: "The ban risk as it was estimated when the post was marked as posted.",
    }),
    receipt: PostReceipt.nullable().meta({ description: "null until the post was made." }),
    visits: z
      .object({
        count: Count,
        since: z.iso.datetime().meta({ description: "What came before it was not counted." }),
      })
      .nullable()
      .meta({
        description:
          "Page loads on the project's site that came through this post's link, as its script reported them; null where none could have been counted: the post is not made, no script was ever seen, or it has no tagged link.",
      }),
    linkTags: z.string().nullable().meta({
      description:
        "What links to the project's site carry when the words leave for Reddit; null where they stay plain.",
    }),
    titles: z.array(z.string()).meta({
      description: "What it could be called, from the founder's own sentences.",
    }),
    by: z.enum(WRITERS).meta({ description: "Who wrote the first draft." }),
    isImported: z.boolean().meta({
      description:
        "Made before Foothold and imported from the user's history: nothing is asked about it.",
    }),
    notice: z.string().nullable().meta({
      description: "Only right after writing: for instance that the language model didn't answer.",
    }),
    faults: z.array(DraftFault).meta({
      description:
        "What a language model's draft still has wrong with it, as far as its words are still there.",
    }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "GeneratedPost" });

export type GeneratedPost = z.output<typeof GeneratedPost>;

export const PostParams = z.object({ postId: PostId });
