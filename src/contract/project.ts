import * as z from "zod";
import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import {
  COMPLETE_FIRST,
  PROJECT_DESCRIPTION,
  PROJECT_NAME,
  PROJECT_SUBREDDITS,
  WEB_ADDRESS,
} from "#engine/projects/project-fields.ts";
import {
  AUDIENCES,
  GOALS,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
  SETTABLE_STATUSES,
  completeUrl,
} from "#engine/projects/project-options.ts";
import { Interview, KindOfProject } from "./interview.ts";
import { GeneratedPost, ProjectId } from "./post.ts";
import { Cursor, Subreddit, SubredditId, UNKNOWN_CATEGORY } from "./subreddit.ts";
import { isWebAddress } from "./web-address.ts";
import { boundedText, changesSomething, requestBody, FactDate } from "./fields.ts";

const Name = boundedText(PROJECT_NAME);
const Description = boundedText(PROJECT_DESCRIPTION, "Please describe your project.");

export const ProjectUrl = boundedText(WEB_ADDRESS, "The project's address must be text.")
  .overwrite(completeUrl)
  .refine(isWebAddress, WEB_ADDRESS.isNone);

/** An empty field means none. */
export const OptionalUrl = z
  .union([z.literal("").transform(() => null), z.null(), ProjectUrl])
  .optional();

const Category = z.enum(PROJECT_CATEGORIES, UNKNOWN_CATEGORY);
export const Audience = z
  .array(z.enum(AUDIENCES, "This audience is not known."), "The audience must be a list.")
  .max(AUDIENCES.length, "The audience has too many entries.")
  .overwrite((list) => [...new Set(list)]);
const Goals = z
  .array(z.enum(GOALS, "This goal is not known."), "The goals must be a list.")
  .max(GOALS.length, "There are too many goals.")
  .overwrite((list) => [...new Set(list)]);

export const ProjectSummary = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    url: z.string().nullable(),
    category: z.enum(PROJECT_CATEGORIES).nullable(),
    status: z.enum(PROJECT_STATUSES),
    archived: z.boolean(),
    subreddits: z.int().nonnegative().meta({ description: "How many were chosen." }),
    posts: z.int().nonnegative(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ProjectSummary" });

export type ProjectSummary = z.output<typeof ProjectSummary>;

export const ProjectStats = z
  .object({
    totalProjects: z.int().nonnegative(),
    uniqueSubreddits: z.int().nonnegative(),
    totalPosts: z.int().nonnegative(),
    projects: z.array(ProjectSummary),
  })
  .meta({ id: "ProjectStats" });

export type ProjectStats = z.output<typeof ProjectStats>;

/** A reason is one short clause: why its members would care, what one may do there, what to watch for. */
export const MatchReason = z
  .object({ kind: z.enum(["fits", "allowed", "mind"]), text: z.string() })
  .meta({ id: "MatchReason" });

export type MatchReason = z.output<typeof MatchReason>;

export const RecommendedSubreddit = Subreddit.extend({
  relevanceScore: z.number().min(0).max(1),
  why: z.string().meta({ description: "One line that names the real reasons." }),
  reasons: z.array(MatchReason),
  group: z.enum(["post", "take-part", "not-known", "left-out"]).meta({
    description:
      "What a founder can do there: post, take part by comments, read the rules first, or nothing.",
  }),
}).meta({ id: "RecommendedSubreddit" });

export type RecommendedSubreddit = z.output<typeof RecommendedSubreddit>;

const ChoiceSource = z.enum(
  ["recommended", "added"],
  "A subreddit is either recommended or added.",
);

export const Recommendation = z
  .object({
    subredditId: z.string(),
    subreddit: RecommendedSubreddit,
    source: ChoiceSource.meta({ description: "Found for the project, or added by name." }),
  })
  .meta({ id: "Recommendation" });

export type Recommendation = z.output<typeof Recommendation>;

const WeeklyGrowth = z
  .object({
    percent: z.number().meta({ description: "0 unless it is known." }),
    communities: z
      .int()
      .nonnegative()
      .meta({ description: "How many communities were counted at least a week apart." }),
    from: FactDate.nullable(),
    to: FactDate.nullable(),
  })
  .meta({
    id: "WeeklyGrowth",
    description: "How much the members of the project's communities grew in a week.",
  });

export const Project = z
  .object({
    id: z.uuid(),
    name: z.string(),
    url: z.string().nullable(),
    description: z.string(),
    category: z.enum(PROJECT_CATEGORIES).nullable(),
    targetAudience: z.array(z.enum(AUDIENCES)),
    goals: z.array(z.enum(GOALS)),
    status: z.enum(PROJECT_STATUSES),
    archived: z.boolean(),
    targetPlatform: z.literal("reddit"),
    recommendations: z
      .array(Recommendation)
      .meta({ description: "The communities chosen for the project, best match first." }),
    weeklyGrowth: WeeklyGrowth,
    leftOut: z
      .array(z.object({ subredditId: z.string(), fullName: z.string() }))
      .meta({ description: "Communities that are not to be recommended for it again." }),
    generatedPosts: z.array(GeneratedPost),
    interview: Interview,
    tagsLinks: z.boolean().meta({
      description: "Whether links to the project say where they stand when they leave for Reddit.",
    }),
    notice: z.string().nullable().meta({
      description:
        "Fit to be shown: for instance that the plan includes fewer recommendations than were asked for.",
    }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Project" });

export type Project = z.output<typeof Project>;

/** As the wizard sends it: id and source count, the rest is looked up. */
const SelectedSubreddit = z.object(
  {
    id: SubredditId,
    source: ChoiceSource.optional().meta({
      description: "Added ones stay when the project is matched anew.",
    }),
  },
  "Each selected subreddit must be an object with its id.",
);

export const NewProject = requestBody({
  id: z.uuid("The id of a new project is a UUID.").optional().meta({
    description: "Chosen by the caller, so that a request that is sent twice creates one project.",
  }),
  name: Name,
  description: Description.optional(),
  url: OptionalUrl,
  category: Category.nullable().optional(),
  kind: KindOfProject.nullable().optional().meta({
    description: "What it is; detected from the description unless stated.",
  }),
  targetAudience: Audience.optional(),
  goals: Goals.optional(),
  targetPlatform: z.literal("reddit", "The target platform is reddit.").optional(),
  selectedSubreddits: z
    .array(SelectedSubreddit, PROJECT_SUBREDDITS.none)
    .min(1, PROJECT_SUBREDDITS.none)
    .max(PROJECT_SUBREDDITS.most, PROJECT_SUBREDDITS.tooMany),
}).meta({ id: "NewProject" });

export type NewProject = z.output<typeof NewProject>;

export const ProjectChanges = requestBody({
  name: Name,
  description: Description,
  url: OptionalUrl,
  category: Category.nullable(),
  targetAudience: Audience,
  goals: Goals,
  status: z.enum(SETTABLE_STATUSES, "The status is active, paused or completed."),
  tagsLinks: z.boolean("Links are tagged, true, or not, false."),
})
  .partial()
  .refine(...changesSomething)
  .meta({ id: "ProjectChanges" });

export type ProjectChanges = z.output<typeof ProjectChanges>;

export const IncludeArchived = z.object({
  includeArchived: z
    .enum(["true", "false"], "includeArchived is true or false.")
    .transform((text) => text === "true")
    .pipe(z.boolean())
    .optional(),
});

const PAGE_OF = "A page has 1 to 100 projects.";

export const ProjectListQuery = IncludeArchived.extend({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, PAGE_OF)
    .transform(Number)
    .pipe(z.int().min(1, PAGE_OF).max(100, PAGE_OF))
    .optional()
    .meta({ description: "1 to 100; without it all projects come at once." }),
  cursor: Cursor.optional().meta({
    description: "Of the header `Link`, which names the page after this one.",
  }),
});

export type ProjectListQuery = z.output<typeof ProjectListQuery>;

export const ProjectParams = z.object({ projectId: ProjectId });
/** `recommended` is for taking a removal back: what was found for the project stays what it was. */
export const AddSubredditQuery = z.object({ source: ChoiceSource.optional() });

export const ProjectSubredditParams = ProjectParams.extend({ subredditId: SubredditId });

/** Who did the work: a language model, or the built-in writer; `notice` says why it was the latter. */
const Helped = {
  by: z.enum(["engine", "llm"]),
  notice: z.string().nullable().meta({
    description: "Fit to be shown: for instance that the language model did not answer.",
  }),
};

export const DescriptionRequest = requestBody({
  url: boundedText({
    ...WEB_ADDRESS,
    missing: "Please enter the project's address first.",
  }).pipe(ProjectUrl),
}).meta({ id: "DescriptionRequest" });

export const GeneratedDescription = z
  .object({ description: z.string(), ...Helped })
  .meta({ id: "GeneratedDescription" });

export type GeneratedDescription = z.output<typeof GeneratedDescription>;

export const PageReading = z
  .object({
    name: z.string().nullable(),
    description: z.string().nullable(),
    kind: z.enum(PROJECT_KINDS).nullable(),
    category: z.enum(PROJECT_CATEGORIES).nullable(),
    audience: z.array(z.enum(AUDIENCES)),
    problem: z.string().nullable().meta({
      description: "Why the page could not be read or said too little; fit to be shown.",
    }),
    ...Helped,
  })
  .meta({
    id: "PageReading",
    description: "What a project's page says about it; null or empty where it says nothing.",
  });

export type PageReading = z.output<typeof PageReading>;

export const DESCRIPTION_IS_TEXT = "The description must be text.";
export const LongText = boundedText(PROJECT_DESCRIPTION, DESCRIPTION_IS_TEXT);

export const DetectionRequest = requestBody({
  description: LongText.optional(),
  url: OptionalUrl,
})
  .refine(
    ({ description, url }) => Boolean(description) || Boolean(url),
    "Please enter a description or an address first.",
  )
  .meta({ id: "DetectionRequest" });

export type DetectionRequest = z.output<typeof DetectionRequest>;

export const DetectedCategory = z
  .object({ category: z.enum(PROJECT_CATEGORIES), ...Helped })
  .meta({ id: "DetectedCategory" });

export type DetectedCategory = z.output<typeof DetectedCategory>;

export const DetectedAudience = z
  .object({ audience: z.array(z.enum(AUDIENCES)), ...Helped })
  .meta({ id: "DetectedAudience" });

export type DetectedAudience = z.output<typeof DetectedAudience>;

const RecommendationLimit = z
  .int("The number of recommendations is a whole number.")
  .min(1, "At least one recommendation must be asked for.")
  .max(25, "At most 25 recommendations can be asked for at once.");

export const RecommendationRequest = requestBody({
  name: boundedText({ ...PROJECT_NAME, missing: COMPLETE_FIRST }),
  description: LongText.min(1, COMPLETE_FIRST),
  category: Category,
  targetAudience: Audience.min(1, COMPLETE_FIRST),
  goals: Goals.optional(),
  url: OptionalUrl,
  limit: RecommendationLimit.optional(),
}).meta({ id: "RecommendationRequest" });

export type RecommendationRequest = z.output<typeof RecommendationRequest>;

export const RecommendedSubreddits = z
  .object({
    recommendations: z.array(RecommendedSubreddit),
    /** What the plan allows for a project; null means no limit. */
    planLimit: z.int().nonnegative().nullable(),
    ...Helped,
  })
  .meta({ id: "RecommendedSubreddits" });

export type RecommendedSubreddits = z.output<typeof RecommendedSubreddits>;

/** With no body as many as the plan allows. */
export const RecomputeRequest = requestBody({ limit: RecommendationLimit.optional() })
  .meta({ id: "RecomputeRequest" })
  .optional();

export const Brief = z
  .object({
    name: z.string().nullable(),
    description: z.string(),
    url: z.string().nullable(),
  })
  .meta({ id: "Brief", description: "What a brief says, to prefill the wizard." });

export type Brief = z.output<typeof Brief>;
