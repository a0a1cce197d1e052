import * as z from "zod";
import { completeUrl } from "#engine/projects/complete-url.ts";
import {
  AUDIENCES,
  GOALS,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
  SETTABLE_STATUSES,
} from "#engine/projects/project-options.ts";
import { FactDate } from "./fact-date.ts";
import { FounderFacts, GeneratedPost } from "./post.ts";
import { requestBody } from "./request-body.ts";
import { Subreddit, SubredditId } from "./subreddit.ts";

export const MAX_NAME_LENGTH = 100;
export const MAX_DESCRIPTION_LENGTH = 5000;
/** Plans have no limit on projects; this one only keeps a runaway script in bounds. */
export const MAX_PROJECTS = 200;
export const MAX_PROJECT_SUBREDDITS = 100;
export const MAX_BRIEF_BYTES = 2 * 1024 * 1024;

const Name = z
  .string("Please name your project.")
  .trim()
  .min(1, "Please name your project.")
  .max(MAX_NAME_LENGTH, `The name can have at most ${MAX_NAME_LENGTH} characters.`);

const Description = z
  .string("Please describe your project.")
  .trim()
  .max(MAX_DESCRIPTION_LENGTH, "The description can have at most 5,000 characters.");

/** A web address without a user name; whether it may be read is decided when it is read. */
export const ProjectUrl = z
  .string("The project's address must be text.")
  .trim()
  .max(2000, "This address is too long.")
  .overwrite(completeUrl)
  .refine(
    isWebAddress,
    "This does not look like a web address. It should begin with https:// or http://.",
  );

/** An empty field means none. */
export const OptionalUrl = z
  .union([z.literal("").transform(() => null), z.null(), ProjectUrl])
  .optional();

const Category = z.enum(PROJECT_CATEGORIES, "This category is not known.");
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
    founderFacts: FounderFacts,
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
  targetAudience: Audience.optional(),
  goals: Goals.optional(),
  targetPlatform: z.literal("reddit", "The target platform is reddit.").optional(),
  selectedSubreddits: z
    .array(SelectedSubreddit, "Please select at least one subreddit before proceeding.")
    .min(1, "Please select at least one subreddit before proceeding.")
    .max(
      MAX_PROJECT_SUBREDDITS,
      `A project can have at most ${MAX_PROJECT_SUBREDDITS} subreddits.`,
    ),
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
  .refine((changes) => Object.keys(changes).length > 0, "Nothing to change was sent.")
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
  cursor: z.string().max(500, "This is not a place in the list.").optional().meta({
    description: "Of the header `Link`, which names the page after this one.",
  }),
});

export type ProjectListQuery = z.output<typeof ProjectListQuery>;

export const ProjectParams = z.object({ projectId: z.uuid("This is not the id of a project.") });
/** `recommended` is for taking a removal back: what was found for the project stays what it was. */
export const AddSubredditQuery = z.object({ source: ChoiceSource.optional() });

export const ProjectSubredditParams = ProjectParams.extend({ subredditId: SubredditId });

/** Who did the work: a language model, or the built-in engine; `notice` says why it was the latter. */
const Helped = {
  by: z.enum(["engine", "llm"]),
  notice: z.string().nullable().meta({
    description: "Fit to be shown: for instance that the language model did not answer.",
  }),
};

export const DescriptionRequest = requestBody({
  url: z
    .string("Please enter the project's address first.")
    .trim()
    .min(1, "Please enter the project's address first.")
    .pipe(ProjectUrl),
}).meta({ id: "DescriptionRequest" });

export const GeneratedDescription = z
  .object({ description: z.string(), ...Helped })
  .meta({ id: "GeneratedDescription" });

export type GeneratedDescription = z.output<typeof GeneratedDescription>;

export const LongText = z
  .string("The description must be text.")
  .trim()
  .max(MAX_DESCRIPTION_LENGTH, "The description can have at most 5,000 characters.");

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

const COMPLETE_FIRST = "Please complete the previous steps before generating recommendations";

export const RecommendationRequest = requestBody({
  name: z
    .string(COMPLETE_FIRST)
    .trim()
    .min(1, COMPLETE_FIRST)
    .max(MAX_NAME_LENGTH, `The name can have at most ${MAX_NAME_LENGTH} characters.`),
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

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:\/\//i.test(text) &&
    url.hostname !== "" &&
    url.username === "" &&
    url.password === ""
  );
}
