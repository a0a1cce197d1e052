import * as z from "zod";
import { CHECK_STAGES, CHECKERS, SIGHTINGS } from "#engine/outcomes/removal-check.ts";
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH, POST_TYPES, TONES } from "#engine/drafts/draft.ts";
import { BAN_RISK_LEVELS } from "#engine/risk/ban-risk.ts";
import { Points } from "./points.ts";
import { RedditAddress } from "./reddit-address.ts";
import { requestBody } from "./request-body.ts";
import { SubredditId } from "./subreddit.ts";

export const POST_STATUSES = ["draft", "scheduled", "posted"] as const;
export const OUTCOMES = ["live", "removed", "unknown"] as const;
export const MAX_EDIT_LENGTH = 5000;
export const MAX_FLAIR_LENGTH = 64;
export const MAX_NOTES_LENGTH = 1000;
export const MAX_FACT_LENGTH = 1000;

const Count = z.int().nonnegative();
const PostId = z.uuid("This is not the id of a post.");

export const PostCheck = z
  .object({
    due: z.enum(CHECK_STAGES).nullable().meta({ description: "Which look is due now." }),
    next: z.object({ stage: z.enum(CHECK_STAGES), at: z.iso.datetime() }).nullable(),
    watch: z
      .object({ askedAt: z.iso.datetime().nullable() })
      .nullable()
      .meta({ description: "Where Foothold looks by itself: when it last asked Reddit." }),
    seen: z.array(
      z.object({
        stage: z.enum(CHECK_STAGES),
        sighting: z.enum(SIGHTINGS),
        checkedAt: z.iso.datetime(),
        by: z.enum(CHECKERS).meta({ description: "The user, or Foothold by asking Reddit." }),
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

export const GeneratedPost = z
  .object({
    id: z.uuid(),
    projectId: z.uuid(),
    subredditId: z.string(),
    subreddit: z
      .object({ id: z.string(), name: z.string(), fullName: z.string(), members: Count })
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
        countedBy: z.enum(CHECKERS).nullable(),
        outcome: z.enum(OUTCOMES),
        removedReason: z.string().nullable(),
      })
      .nullable()
      .meta({ description: "null until the post was made." }),
    check: PostCheck.nullable().meta({
      description: "Whether the post is still up, and when to look again; null until it was made.",
    }),
    rulesRead: z.array(z.string()),
    predictedRisk: PredictedRisk.nullable().meta({
      description: "The ban risk as it was estimated when the post was marked as posted.",
    }),
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
    by: z.enum(["engine", "llm"]).meta({ description: "Who wrote the first draft." }),
    notice: z.string().nullable().meta({
      description: "Only right after writing: for instance that the language model did not answer.",
    }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "GeneratedPost" });

export type GeneratedPost = z.output<typeof GeneratedPost>;

export const PostParams = z.object({ postId: PostId });

const ProjectId = z.uuid("This is not the id of a project.");

export const PostRequest = requestBody({
  projectId: ProjectId,
  subredditId: z.string("Please choose a subreddit.").pipe(SubredditId),
  postType: z.enum(POST_TYPES, "This kind of post is not known.").optional(),
  tone: z.enum(TONES, "The tone is plain, warm or technical.").optional(),
  notes: z
    .string("The notes must be text.")
    .trim()
    .max(MAX_NOTES_LENGTH, "The notes can have at most 1,000 characters.")
    .optional(),
}).meta({ id: "PostRequest" });

export type PostRequest = z.output<typeof PostRequest>;

export const BulkPostRequest = requestBody({
  projectId: ProjectId,
  count: z
    .int("The number of posts is a whole number.")
    .min(1, "At least one post must be asked for.")
    .max(5, "At most 5 posts can be asked for at once.")
    .optional()
    .meta({ description: "1 to 5; as many as the cap leaves room for unless stated." }),
}).meta({ id: "BulkPostRequest" });

export type BulkPostRequest = z.output<typeof BulkPostRequest>;

const Moment = z.iso
  .datetime("This is not a date and time.")
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() <= 2100, "This date is too far away.");

/** A time that is over the promotion budget is a CONFLICT with its reasons until it is confirmed. */
const OverBudgetConfirmed = z.literal(true, "Confirm with true.");

export const PostChanges = requestBody({
  title: z
    .string("The title must be text.")
    .trim()
    .min(1, "A post needs a title.")
    .max(MAX_TITLE_LENGTH, `Reddit takes titles of at most ${MAX_TITLE_LENGTH} characters.`),
  content: z
    .string("The content must be text.")
    .max(MAX_CONTENT_LENGTH, "Reddit takes posts of at most 40,000 characters."),
  editSection: z
    .string("The edit section must be text.")
    .max(MAX_EDIT_LENGTH, "The edit section can have at most 5,000 characters.")
    .nullable(),
  flair: z
    .string("The flair must be text.")
    .trim()
    .max(MAX_FLAIR_LENGTH, "Reddit's flairs have at most 64 characters.")
    .nullable(),
  scheduledFor: Moment.nullable(),
  rulesRead: z
    .array(z.string().max(400, "A rule can have at most 400 characters."))
    .max(200, "At most 200 rules can be ticked.")
    .meta({ description: "Rules that were ticked as read, in the words of the checks." }),
  isOverBudgetConfirmed: OverBudgetConfirmed,
})
  .partial()
  .refine(
    ({ isOverBudgetConfirmed: _isConfirmed, ...changes }) => Object.keys(changes).length > 0,
    "Nothing to change was sent.",
  )
  .meta({ id: "PostChanges" });

export type PostChanges = z.output<typeof PostChanges>;

/** Without a time the planner picks one. */
export const ScheduleRequest = requestBody({
  scheduledFor: Moment.optional(),
  isOverBudgetConfirmed: OverBudgetConfirmed.optional(),
})
  .meta({ id: "ScheduleRequest" })
  .optional();

export type ScheduleRequest = z.output<typeof ScheduleRequest>;

/** With no body as SPEC has it; a post with open blanks needs the confirmation. */
export const MarkPostedRequest = requestBody({
  permalink: RedditAddress.optional(),
  isBlankConfirmed: z.literal(true, "Confirm with true.").optional(),
})
  .meta({ id: "MarkPostedRequest" })
  .optional();

export type MarkPostedRequest = z.output<typeof MarkPostedRequest>;

export const PerformanceUpdate = requestBody({
  upvotes: Points("Upvotes"),
  comments: Points("Comments"),
  outcome: z.enum(OUTCOMES, "The outcome is live, removed or unknown."),
  removedReason: z
    .string("The reason must be text.")
    .trim()
    .max(500, "The reason can have at most 500 characters.")
    .nullable(),
  permalink: RedditAddress,
})
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, "Nothing to change was sent.")
  .meta({ id: "PerformanceUpdate" });

export type PerformanceUpdate = z.output<typeof PerformanceUpdate>;

export const CheckRequest = requestBody({
  sighting: z.enum(
    SIGHTINGS,
    "Say what you see: live, removed-by-moderators, removed-by-reddit, not-listed, deleted-by-author or unclear.",
  ),
  stage: z
    .enum(CHECK_STAGES, "The checks are at 15-minutes, 24-hours and 72-hours.")
    .optional()
    .meta({ description: "The one that is due unless stated." }),
}).meta({ id: "CheckRequest" });

export type CheckRequest = z.output<typeof CheckRequest>;

export const SubredditNames = z
  .object({
    items: z.array(
      z.object({ id: z.string(), name: z.string(), fullName: z.string(), members: Count }),
    ),
  })
  .meta({ id: "SubredditNames" });

export type SubredditNames = z.output<typeof SubredditNames>;

export const NameSearch = z.object({
  q: z
    .string("Please name a subreddit.")
    .trim()
    .min(1, "Please name a subreddit.")
    .max(60, "The search can have at most 60 characters."),
});

export const PostingContext = z
  .object({
    author: z.object({ karma: Count.nullable(), accountAgeDays: Count.nullable() }).meta({
      description: "The user's Reddit account; null where nothing was told.",
    }),
    posts: z
      .array(
        z.object({
          id: z.uuid(),
          subredditId: z.string(),
          title: z.string(),
          content: z.string(),
          at: z.iso.datetime().nullable(),
          isPosted: z.boolean(),
          isPromotional: z.boolean().meta({
            description: "Whether it promotes the project it was written for.",
          }),
          postType: z.enum(POST_TYPES).nullable().meta({
            description: "null for one that was logged.",
          }),
        }),
      )
      .meta({
        description:
          "The newest posts of all the user's projects, made and planned, and logged ones without words.",
      }),
    comments: z
      .array(z.object({ at: z.iso.datetime(), isPromotional: z.boolean() }))
      .meta({ description: "The newest comments that the user logged." }),
  })
  .meta({ id: "PostingContext" });

export type PostingContext = z.output<typeof PostingContext>;

const Fact = z
  .string("Your answer must be text.")
  .trim()
  .max(MAX_FACT_LENGTH, "An answer can have at most 1,000 characters.")
  .transform((text) => text || null)
  .nullable();

export const FounderFacts = z
  .object({
    whyBuilt: z.string().nullable(),
    firstUser: z.string().nullable(),
    oneNumber: z.string().nullable(),
    wentWrong: z.string().nullable(),
    wantFromReaders: z.string().nullable(),
  })
  .meta({ id: "FounderFacts" });

export type FounderFacts = z.output<typeof FounderFacts>;

export const FounderFactsChanges = requestBody({
  whyBuilt: Fact,
  firstUser: Fact,
  oneNumber: Fact,
  wentWrong: Fact,
  wantFromReaders: Fact,
})
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, "Nothing to change was sent.")
  .meta({ id: "FounderFactsChanges" });

export type FounderFactsChanges = z.output<typeof FounderFactsChanges>;
