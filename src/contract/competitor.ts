import * as z from "zod";
import { MENTION_KINDS } from "#engine/competitors/classify-mention.ts";
import {
  DESCRIBERS,
  MENTION_SOURCES,
  MOST_COMPETITORS,
} from "#engine/competitors/competitor-options.ts";
import { MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { RISK_LEVELS } from "#engine/subreddits/risk-level.ts";
import { FactDate } from "./fact-date.ts";
import { PolicySummary } from "./policy.ts";
import { MAX_NAME_LENGTH, MatchReason, OptionalUrl, ProjectParams } from "./project.ts";
import { Points } from "./points.ts";
import { requestBody } from "./request-body.ts";

export const MAX_COMPETITOR_DESCRIPTION = 2000;

const Count = z.int().nonnegative();
const Match = z.number().min(0).max(1);

export const CompetitorMention = z
  .object({
    id: z.uuid(),
    source: z.enum(MENTION_SOURCES),
    kind: z.enum(MENTION_KINDS),
    permalink: z.url(),
    fullName: z.string().meta({ description: "The community, with its prefix: r/SaaS." }),
    title: z.string(),
    upvotes: Count.nullable(),
    comments: Count.nullable(),
    postedAt: z.iso.datetime().nullable(),
    seenAt: z.iso.datetime().meta({ description: "When it was pasted, or last read from Reddit." }),
  })
  .meta({ id: "CompetitorMention", description: "A post about a competitor; never who wrote it." });

export type CompetitorMention = z.output<typeof CompetitorMention>;

export const Competitor = z
  .object({
    id: z.uuid(),
    name: z.string(),
    url: z.string().nullable(),
    description: z.string(),
    describedBy: z.enum(DESCRIBERS).meta({ description: "The founder's words, or their page's." }),
    mentions: z.array(CompetitorMention).meta({ description: "Newest first." }),
    searchedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: "When Reddit was last searched for it." }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Competitor" });

export type Competitor = z.output<typeof Competitor>;

export const ComparedSubreddit = z
  .object({
    subredditId: z.string(),
    fullName: z.string(),
    members: Count,
    membersAsOf: FactDate,
    riskLevel: z.enum(RISK_LEVELS),
    policy: PolicySummary,
    yourMatch: Match,
    theirMatch: Match.nullable().meta({ description: "Of the competitor it fits best." }),
    competitorIds: z.array(z.uuid()).meta({ description: "Whom it fits, the best match first." }),
    reasons: z.array(MatchReason),
    isChosen: z.boolean().meta({ description: "Whether the project has it already." }),
  })
  .meta({ id: "ComparedSubreddit" });

export type ComparedSubreddit = z.output<typeof ComparedSubreddit>;

export const Competitors = z
  .object({
    items: z.array(Competitor).max(MOST_COMPETITORS),
    comparison: z
      .object({
        onlyThem: z.array(ComparedSubreddit),
        both: z.array(ComparedSubreddit),
        onlyYou: z.array(ComparedSubreddit),
        unreadIds: z
          .array(z.uuid())
          .meta({ description: "Competitors of whose description no word is known." }),
      })
      .nullable()
      .meta({ description: "null while there is nobody to compare with." }),
    canSearchReddit: z.boolean(),
  })
  .meta({ id: "Competitors" });

export type Competitors = z.output<typeof Competitors>;

export const CompetitorParams = ProjectParams.extend({
  competitorId: z.uuid("This is not the id of a competitor."),
});
export const MentionParams = CompetitorParams.extend({
  mentionId: z.uuid("This is not the id of a mention."),
});

const Name = z
  .string("Please name the competitor.")
  .trim()
  .min(1, "Please name the competitor.")
  .max(MAX_NAME_LENGTH, `The name can have at most ${MAX_NAME_LENGTH} characters.`);

const Description = z
  .string("The description must be text.")
  .trim()
  .max(MAX_COMPETITOR_DESCRIPTION, "The description can have at most 2,000 characters.");

export const NewCompetitor = requestBody({
  name: Name,
  url: OptionalUrl,
  description: Description.optional().meta({
    description: "Without one, the page at `url` is read.",
  }),
})
  .refine(({ url, description }) => Boolean(url) || Boolean(description), {
    path: ["description"],
    message: "Please enter the competitor's address, or describe it in your own words.",
  })
  .meta({ id: "NewCompetitor" });

export type NewCompetitor = z.output<typeof NewCompetitor>;

export const CompetitorChanges = requestBody({
  name: Name,
  url: OptionalUrl,
  description: Description.meta({ description: "Empty: the page is read instead." }),
})
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, "Nothing to change was sent.")
  .meta({ id: "CompetitorChanges" });

export type CompetitorChanges = z.output<typeof CompetitorChanges>;

export const NewMention = requestBody({
  permalink: z
    .string("Please paste the post's address.")
    .trim()
    .min(1, "Please paste the post's address.")
    .max(2000, "This address is too long."),
  title: z
    .string("The title must be text.")
    .trim()
    .max(MAX_TITLE_LENGTH, `Reddit's titles have at most ${MAX_TITLE_LENGTH} characters.`)
    .optional()
    .meta({ description: "As far as the address says it unless stated." }),
  upvotes: Points("Upvotes").nullable().optional(),
  comments: Points("Comments").nullable().optional(),
}).meta({ id: "NewMention" });

export type NewMention = z.output<typeof NewMention>;
