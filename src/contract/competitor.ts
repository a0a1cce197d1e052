import * as z from "zod";
import {
  COMPETITOR_DESCRIPTION,
  COMPETITOR_NAME,
  COMPETITOR_UNDESCRIBED,
  DESCRIBERS,
  MENTION_SOURCES,
  MOST_COMPETITORS,
  MENTION_ADDRESS,
} from "#engine/competitors/competitor-options.ts";
import { MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { TitleText } from "#contract/posts/post-requests.ts";
import { PolicySummary } from "./policy.ts";
import { MatchReason } from "#contract/projects/recommendation.ts";
import { OptionalUrl, DESCRIPTION_IS_TEXT } from "#contract/projects/project-fields.ts";
import { ProjectParams } from "./project.ts";
import { MENTION_KINDS } from "#engine/competitors/mention.ts";
import { RISK_LEVELS } from "#engine/policy/stances.ts";
import {
  Count,
  boundedText,
  changesSomething,
  requestBody,
  FactDate,
  Points,
  MembersEstimated,
} from "./fields.ts";

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
    membersEstimated: MembersEstimated,
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
          .meta({ description: "Competitors whose description has no known word." }),
      })
      .nullable()
      .meta({ description: "null while there is nobody to compare with." }),
    canSearchReddit: z.boolean(),
  })
  .meta({ id: "Competitors" });

export type Competitors = z.output<typeof Competitors>;

export const CompetitorParams = ProjectParams.extend({
  competitorId: z.uuid("That isn't the id of a competitor."),
});
export const MentionParams = CompetitorParams.extend({
  mentionId: z.uuid("That isn't the id of a mention."),
});

const Name = boundedText(COMPETITOR_NAME);
const Description = boundedText(COMPETITOR_DESCRIPTION, DESCRIPTION_IS_TEXT);

export const NewCompetitor = requestBody({
  name: Name,
  url: OptionalUrl,
  description: Description.optional().meta({
    description: "Without one, the page at `url` is read.",
  }),
})
  .refine(({ url, description }) => Boolean(url) || Boolean(description), {
    path: ["description"],
    message: COMPETITOR_UNDESCRIBED,
  })
  .meta({ id: "NewCompetitor" });

export type NewCompetitor = z.output<typeof NewCompetitor>;

export const CompetitorChanges = requestBody({
  name: Name,
  url: OptionalUrl,
  description: Description.meta({ description: "Empty: the page is read instead." }),
})
  .partial()
  .refine(...changesSomething)
  .meta({ id: "CompetitorChanges" });

export type CompetitorChanges = z.output<typeof CompetitorChanges>;

export const NewMention = requestBody({
  permalink: boundedText(MENTION_ADDRESS),
  title: TitleText.trim()
    .max(MAX_TITLE_LENGTH, `Reddit's titles have at most ${MAX_TITLE_LENGTH} characters.`)
    .optional()
    .meta({ description: "As far as the address says it unless stated." }),
  upvotes: Points("Upvotes").nullable().optional(),
  comments: Points("Comments").nullable().optional(),
}).meta({ id: "NewMention" });

export type NewMention = z.output<typeof NewMention>;
