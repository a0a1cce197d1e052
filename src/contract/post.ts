import * as z from "zod";
import { NAME_SEARCH } from "#engine/subreddits/list-options.ts";
import { CHECK_KINDS } from "#engine/checks/check.ts";
import { CHECK_STAGES, CHECKERS, SIGHTINGS } from "#engine/outcomes/removal-check.ts";
import { EDIT_SECTION, FLAIR, POST_CONTENT, POST_TITLE, POST_TYPES } from "#engine/drafts/draft.ts";
import { BAN_RISK_LEVELS } from "#engine/risk/ban-risk.ts";
import { ChosenSubreddit } from "./subreddit.ts";
import {
  boundedText,
  changesSomething,
  Instant,
  requestBody,
  NOTHING_CHANGES,
  Points,
  RedditAddress,
} from "./fields.ts";

export const POST_STATUSES = ["draft", "scheduled", "posted"] as const;
/** The built-in writer, a connected model, an assistant whose reply was pasted, the founder. */
export const WRITERS = ["engine", "llm", "assistant", "founder"] as const;
export const OUTCOMES = ["live", "removed", "unknown"] as const;
const MAX_TITLES = 20;
const MAX_SHAPE_LENGTH = 100;

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
    titles: z.array(z.string()).meta({
      description: "What it could be called, from the founder's own sentences.",
    }),
    by: z.enum(WRITERS).meta({ description: "Who wrote the first draft." }),
    isImported: z.boolean().meta({
      description:
        "Made before Foothold and brought from the user's history: nothing is asked about it.",
    }),
    notice: z.string().nullable().meta({
      description: "Only right after writing: for instance that the language model did not answer.",
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

/** Of a project to write for. */
export const ProjectId = z.uuid("This is not the id of a project.");
export const KindOfPost = z.enum(POST_TYPES, "This kind of post is not known.");
export const Outcome = z.enum(OUTCOMES, "The outcome is live, removed or unknown.");
export const Confirmed = z.literal(true, "Confirm with true.");

const Moment = Instant.refine(
  (date) => date.getUTCFullYear() <= 2100,
  "This date is too far away.",
);

/** A time that is over the promotion budget is a CONFLICT with its reasons until it is confirmed. */
const OverBudgetConfirmed = Confirmed;

export const TitleText = z.string("The title must be text.");

/** What Reddit itself takes of a post. */
export const TitleAndContent = {
  title: TitleText.trim().min(1, POST_TITLE.missing).max(POST_TITLE.longest, POST_TITLE.tooLong),
  content: z.string("The content must be text.").max(POST_CONTENT.longest, POST_CONTENT.tooLong),
};

const Words = {
  ...TitleAndContent,
  editSection: z
    .string("The edit section must be text.")
    .max(EDIT_SECTION.longest, EDIT_SECTION.tooLong)
    .nullable(),
  flair: boundedText(FLAIR, "The flair must be text.").nullable(),
};

export const NewPost = requestBody({
  projectId: ProjectId,
  subredditId: ChosenSubreddit,
  postType: KindOfPost.optional(),
  by: z.enum(["founder", "assistant"], "It was written by the founder or an assistant.").optional(),
  title: Words.title,
  content: Words.content,
  editSection: Words.editSection.optional(),
  flair: Words.flair.optional(),
}).meta({ id: "NewPost" });

export type NewPost = z.output<typeof NewPost>;

export const PostChanges = requestBody({
  ...Words,
  scheduledFor: Moment.nullable(),
  rulesRead: z
    .array(z.string().max(400, "A rule can have at most 400 characters."))
    .max(200, "At most 200 rules can be ticked.")
    .meta({ description: "Rules that were ticked as read, in the words of the checks." }),
  postType: KindOfPost,
  titles: z
    .array(Words.title)
    .max(MAX_TITLES, `At most ${MAX_TITLES} titles can be kept.`)
    .meta({ description: "What it could be called, where another draft brought other titles." }),
  shape: z
    .string("The shape must be text.")
    .max(MAX_SHAPE_LENGTH, "The name of a shape can have at most 100 characters.")
    .nullable()
    .meta({ description: "The order of answers that another draft was made of." }),
  isOverBudgetConfirmed: OverBudgetConfirmed,
})
  .partial()
  .refine(
    ({ isOverBudgetConfirmed: _isConfirmed, ...changes }) => Object.keys(changes).length > 0,
    NOTHING_CHANGES,
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
  isBlankConfirmed: Confirmed.optional(),
})
  .meta({ id: "MarkPostedRequest" })
  .optional();

export type MarkPostedRequest = z.output<typeof MarkPostedRequest>;

export const PerformanceUpdate = requestBody({
  upvotes: Points("Upvotes"),
  comments: Points("Comments"),
  outcome: Outcome,
  removedReason: z
    .string("The reason must be text.")
    .trim()
    .max(500, "The reason can have at most 500 characters.")
    .nullable(),
  permalink: RedditAddress,
})
  .partial()
  .refine(...changesSomething)
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
  q: boundedText(NAME_SEARCH),
});

const MAX_CALENDAR_DAYS = 45;

export const DatedPostsQuery = z.object({
  from: z
    .string("Please say from when on.")
    .pipe(Moment)
    .meta({ description: "The first moment of the range." }),
  days: z.coerce
    .number("The number of days must be a number.")
    .pipe(
      z
        .int("The number of days is a whole number.")
        .min(1, "A calendar has at least one day.")
        .max(MAX_CALENDAR_DAYS, `At most ${MAX_CALENDAR_DAYS} days can be asked for at once.`),
    )
    .optional()
    .meta({ description: "How many days of 24 hours; 7 unless stated." }),
});

export type DatedPostsQuery = z.output<typeof DatedPostsQuery>;

export const DatedPosts = z
  .object({
    items: z.array(
      z
        .object({
          id: z.uuid(),
          projectId: z.uuid(),
          projectName: z.string(),
          subredditId: z.string(),
          fullName: z.string().meta({ description: "r/Unknown where the community is gone." }),
          title: z.string(),
          status: z.enum(["scheduled", "posted"]),
          outcome: z.enum(OUTCOMES),
          at: z.iso.datetime().meta({ description: "When it was made, or is to be." }),
        })
        .meta({ id: "DatedPost" }),
    ),
    isCut: z.boolean().meta({ description: "There are more than are listed." }),
  })
  .meta({ id: "DatedPosts" });

export type DatedPosts = z.output<typeof DatedPosts>;

export const PostingContext = z
  .object({
    author: z.object({ karma: Count.nullable(), accountAgeDays: Count.nullable() }).meta({
      description: "The user's Reddit account; null where nothing was provided.",
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
