import * as z from "zod";
import { NamedSubreddit, SubredditId } from "./subreddit.ts";
import { CONTRIBUTION_KINDS } from "#engine/budget/measure-budget.ts";
import { Count, Instant, requestBody, FactDate, RedditAddress } from "./fields.ts";

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
      basis: z.enum(["rule", "purpose", "norm"]).meta({
        description: "The community's rules, what it is for, or the 9:1 norm where neither tells.",
      }),
      asOf: FactDate.nullable(),
    }),
    frequency: z.string().meta({ description: "How often one may promote there." }),
    shortfall: Count.meta({ description: "Helpful contributions that should come first." }),
    lastPromotedAt: z.iso.datetime().nullable(),
    restsUntil: z.iso.datetime().nullable(),
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
