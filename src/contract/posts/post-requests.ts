import * as z from "zod";
import { LOOK_STAGES, SIGHTINGS } from "#engine/outcomes/look.ts";
import { EDIT_SECTION, FLAIR, POST_CONTENT, POST_TITLE, POST_TYPES } from "#engine/drafts/draft.ts";
import { ChosenSubreddit } from "#contract/subreddit.ts";
import {
  Instant,
  NOTHING_CHANGES,
  Points,
  RedditAddress,
  boundedText,
  changesSomething,
  requestBody,
} from "#contract/fields.ts";
import { ProjectId } from "#contract/projects/project-fields.ts";
import { OUTCOMES } from "#contract/post.ts";

const MAX_TITLES = 20;
const MAX_SHAPE_LENGTH = 100;

export const KindOfPost = z.enum(POST_TYPES, "We don't know this kind of post.");
export const Outcome = z.enum(OUTCOMES, "The outcome is live, removed or unknown.");
export const Confirmed = z.literal(true, "Confirm with true.");

export const Moment = Instant.refine(
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
  isPlanned: z
    .boolean("Say with true or false whether it gets a time.")
    .optional()
    .meta({ description: "Whether it gets the next good slot; it does unless stated." }),
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
    .max(200, "You can tick at most 200 rules.")
    .meta({
      description:
        "Rules that were ticked as read, by the ids of the checks; the whole list, which takes the place of the last.",
    }),
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

export const LookRequest = requestBody({
  sighting: z.enum(
    SIGHTINGS,
    "Say what you see: live, removed-by-moderators, removed-by-reddit, not-listed, deleted-by-author or unclear.",
  ),
  stage: z
    .enum(LOOK_STAGES, "The checks are at 15-minutes, 24-hours and 72-hours.")
    .optional()
    .meta({ description: "The one that is due unless stated." }),
}).meta({ id: "CheckRequest" });

export type LookRequest = z.output<typeof LookRequest>;
