import * as z from "zod";
import { NamedSubreddit, SubredditId } from "./subreddit.ts";
import { CONTRIBUTION_KINDS } from "#engine/ledger/contribution.ts";
import { Count, Instant, requestBody, FactDate, RedditAddress } from "./fields.ts";
import { TASK_KINDS } from "#engine/tasks/task.ts";
import { ProjectId } from "./projects/project-fields.ts";

export const Contribution = z
  .object({
    id: z.uuid(),
    subredditId: z.string(),
    kind: z.enum(CONTRIBUTION_KINDS),
    isPromotional: z.boolean(),
    permalink: z.string().nullable(),
    at: z.iso.datetime().meta({ description: "When it was written." }),
  })
  .meta({ id: "Contribution" });

export type Contribution = z.output<typeof Contribution>;

export const Contributions = z
  .object({ items: z.array(Contribution), total: Count })
  .meta({ id: "Contributions" });

export type Contributions = z.output<typeof Contributions>;

export const ContributionsQuery = z.object({
  subredditId: SubredditId.optional().meta({ description: "Only those of this community." }),
});

export const ContributionParams = z.object({
  contributionId: z.uuid("This is not the id of a contribution."),
});

export const IsPromotional = z.boolean("Say with true or false whether it promotes your own work.");

export const NewContribution = requestBody({
  subredditId: NamedSubreddit,
  kind: z.enum(CONTRIBUTION_KINDS, "A contribution is a comment or a post."),
  isPromotional: IsPromotional.optional().meta({ description: "false unless stated." }),
  permalink: RedditAddress.optional(),
  at: Instant.optional().meta({ description: "Now unless stated." }),
}).meta({ id: "NewContribution" });

export type NewContribution = z.output<typeof NewContribution>;

export const Budget = z
  .object({
    subredditId: z.string(),
    fullName: z.string(),
    text: z.string().meta({ description: "How it stands, in one sentence or two." }),
    total: Count,
    promotional: Count,
    limit: z.object({
      percent: Count.meta({
        description:
          "Of all contributions; 0 where promotion is banned, 100 where it is the purpose.",
      }),
      basis: z.enum(["rule", "purpose", "gap", "norm"]).meta({
        description:
          "The community's rules, what it is for, a rule on how often instead of how much, or the 9:1 norm where none tells.",
      }),
      asOf: FactDate.nullable(),
    }),
    frequency: z.string().meta({ description: "How often one may promote there." }),
    shortfall: Count.meta({ description: "Helpful contributions that should come first." }),
    lastPromotedAt: z.iso.datetime().nullable(),
    restsUntil: z.iso.datetime().nullable().meta({
      description: "When the next promotion is due; null where one is due now, or none ever.",
    }),
    because: z.string().nullable().meta({ description: "Why not sooner, with source and month." }),
    leftThisMonth: Count.nullable().meta({
      description: "Promotions there is room for until the month ends; null where none is allowed.",
    }),
  })
  .meta({ id: "Budget" });

export type Budget = z.output<typeof Budget>;

export const Budgets = z
  .object({
    items: z.array(Budget),
    windowDays: Count.meta({ description: "How far back contributions count." }),
  })
  .meta({ id: "Budgets" });

export type Budgets = z.output<typeof Budgets>;

/** `details` of the CONFLICT with which scheduling over budget asks first. */
export const OverBudget = z.object({
  reasons: z.array(z.string()),
  laterAt: z.iso.datetime().nullable(),
  commentsFirst: Count,
});

export type OverBudget = z.output<typeof OverBudget>;

export const Task = z
  .object({
    key: z.string().meta({ description: "The same for the same thing to do." }),
    kind: z.enum(TASK_KINDS),
    title: z.string(),
    detail: z.string(),
    projectId: z.uuid().nullable(),
    projectName: z.string().nullable(),
    postId: z.uuid().nullable(),
    subredditId: z.string().nullable(),
    fullName: z.string().nullable().meta({ description: "Of the community: r/SaaS." }),
    isDone: z.boolean(),
    canUndo: z.boolean().meta({ description: "Ticked, while the thing itself is still to do." }),
    progress: z.object({ done: Count, of: Count }).nullable(),
    links: z.array(z.object({ label: z.string(), url: z.string() })),
  })
  .meta({ id: "Task" });

export type Task = z.output<typeof Task>;

export const Today = z
  .object({
    day: z.iso.date().meta({ description: "By the user's own calendar." }),
    endsAt: z.iso.datetime().meta({ description: "The user's midnight." }),
    tasks: z.array(Task).max(5),
    next: z
      .object({ text: z.string(), at: z.iso.datetime(), projectId: z.uuid(), postId: z.uuid() })
      .nullable()
      .meta({ description: "The next planned post, or the next look at one that was made." }),
  })
  .meta({ id: "Today" });

export type Today = z.output<typeof Today>;

export const TodayQuery = z.object({
  projectId: ProjectId.optional().meta({ description: "Only what is about this project." }),
});

const NOT_A_TASK = "This is not the key of a task.";

export const TaskParams = z.object({
  taskKey: z
    .string()
    .max(90, NOT_A_TASK)
    .regex(/^[a-z]+(\.[a-z0-9_-]+){1,2}$/, NOT_A_TASK),
});
