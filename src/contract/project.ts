import * as z from "zod";
import { PROJECT_SUBREDDITS } from "#engine/projects/project-limits.ts";
import {
  AUDIENCES,
  GOALS,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
  SETTABLE_STATUSES,
} from "#engine/projects/project-options.ts";
import { Interview, KindOfProject } from "#contract/interview.ts";
import { GeneratedPost } from "#contract/post.ts";
import {
  ProjectId,
  Audience,
  Category,
  Description,
  Goals,
  Name,
  OptionalUrl,
} from "#contract/projects/project-fields.ts";
import { Cursor } from "#contract/subreddits/subreddit-lists.ts";
import { SubredditId } from "#contract/subreddit.ts";
import { Count, FactDate, changesSomething, requestBody } from "#contract/fields.ts";
import { ChoiceSource, Recommendation } from "#contract/projects/recommendation.ts";

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
    outcomes: z.object({ live: Count, removed: Count, unknown: Count, visits: Count }).meta({
      description: "What happened to the posts, and the visits they brought.",
    }),
    projects: z.array(ProjectSummary),
  })
  .meta({ id: "ProjectStats" });

export type ProjectStats = z.output<typeof ProjectStats>;

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
    subject: z.string().nullable().meta({
      description: "What it is about, in the words of those who know it; null where nobody knows.",
    }),
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
      description: "Whether links to the project are tagged by post when they leave for Reddit.",
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
      description:
        "Added ones stay when the project is matched again. If left out, a community that is recommended for the project's own words counts as recommended.",
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
  tagsLinks: z.boolean("Say with true or false whether links are tagged."),
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
