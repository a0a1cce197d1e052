import { readCommunityName } from "#engine/subreddits/community-name.ts";
import { POST_TYPES_SEEN } from "#engine/policy/policy-facts.ts";
import * as z from "zod";
import { RULE_CODES } from "#engine/rules/rule-table.ts";
import { CATEGORIES } from "#engine/subreddits/categories.ts";
import { NAME_SEARCH } from "#engine/subreddits/list-options.ts";
import { RISK_LEVELS } from "#engine/policy/stances.ts";
import { ACTIVITY_SOURCES } from "#engine/subreddits/subreddit-facts.ts";
import { PolicySource, PolicySummary } from "#contract/policy.ts";
import { HourOutcome, Timing } from "#contract/timing.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";
import { Count, FactDate, requestBody, MembersEstimated } from "#contract/fields.ts";

export type { SubredditSort } from "#engine/subreddits/list-options.ts";

/** Lower-cased, so that `r/SaaS` and `saas` are one address. */
const NOT_A_NAME = "This is not the name of a subreddit: 2 to 21 letters, digits or underscores.";

export const SubredditId = z
  .string()
  .regex(/^[A-Za-z0-9_]{2,21}$/, NOT_A_NAME)
  .transform((name) => name.toLowerCase());

/** The same, by what is said where it was left out. */
export const ChosenSubreddit = z.string("Please choose a subreddit.").pipe(SubredditId);
export const NamedSubreddit = z.string("Please name the subreddit.").pipe(SubredditId);

export const SubredditParams = z.object({ subredditId: SubredditId });

const ActivityBasis = z
  .object({
    posts: Count.meta({ description: "How many posts were counted." }),
    spanDays: z.number().nonnegative().nullable(),
    asOf: FactDate,
    source: z.enum(ACTIVITY_SOURCES),
    isRough: z.boolean().meta({ description: "Fewer than 200 posts, or a front page." }),
  })
  .meta({ id: "ActivityBasis", description: "What the figures on activity rest on." });

const ActivityByHour = z.record(z.string(), Count).meta({
  description:
    "Posts counted in each UTC hour, 0 to 23, without the threads that the community opens on a schedule; empty when nothing was counted.",
});

const ActivityByDay = z.record(z.string(), Count).meta({
  description: "Posts counted on each weekday in UTC, Monday to Sunday; empty when not known.",
});

/** One line of a list: enough for a card, and for checking a draft against its rules. */
export const Subreddit = z
  .object({
    id: z.string(),
    name: z.string(),
    fullName: z.string().meta({ description: "With its prefix: r/SaaS." }),
    members: Count,
    membersAsOf: FactDate,
    membersEstimated: MembersEstimated,
    category: z.enum(CATEGORIES),
    isCategoryEstimated: z.boolean(),
    description: z.string(),
    relevanceScore: z.number().min(0).max(1).nullable().meta({
      description: "The best match with any of the user's projects; null without a project.",
    }),
    bestMatch: z
      .object({ projectName: z.string() })
      .nullable()
      .meta({ description: "The project that `relevanceScore` is for; null without a project." }),
    riskLevel: z.enum(RISK_LEVELS),
    riskReasons: z.array(z.string()).min(1),
    policy: PolicySummary,
    allowedPostTypes: z.array(z.string()),
    requiresFlair: z.boolean(),
    flairText: z.string().nullable(),
    extractedRules: z
      .array(z.string())
      .meta({ description: "Its known rules, one sentence each; empty when none is known." }),
    bannedKeywords: z.array(z.string()),
    postingFrequency: z.string().meta({ description: "How often one may post, in words." }),
    activityByHour: ActivityByHour,
    activityBasis: ActivityBasis.nullable(),
    activityByDay: ActivityByDay,
    activityByDayBasis: ActivityBasis.nullable(),
    bestPostingDays: z.array(z.enum(WEEKDAYS)),
    bestPostingHours: z.array(z.string().regex(/^\d{2}:00$/)).meta({
      description:
        "HH:MM in UTC, the best or busiest first: `timing` says which; empty where too few posts were counted.",
    }),
    timing: Timing,
    isFavorite: z.boolean(),
  })
  .meta({ id: "Subreddit" });

export type Subreddit = z.output<typeof Subreddit>;

const SubredditRule = z
  .object({
    code: z.enum(RULE_CODES),
    text: z.string().meta({ description: "The demand in our own words." }),
    sourceWords: z.string().meta({ description: "As in 'rules of March 2023'." }),
  })
  .meta({ id: "SubredditRule" });

export const SubredditDetail = Subreddit.extend({
  isDescriptionHandWritten: z.boolean(),
  topic: z.string().nullable(),
  createdOn: FactDate.nullable(),
  keywords: z.array(z.string()),
  rules: z
    .object({
      asOf: FactDate,
      listed: Count.meta({ description: "How many rules the community lists." }),
      understood: Count.meta({ description: "How many of them were understood." }),
      isYours: z.boolean().meta({ description: "The user pasted them." }),
      sourceWords: z.string().meta({ description: "As in 'rules of March 2023'." }),
      items: z.array(SubredditRule),
      unread: z
        .array(z.string())
        .meta({ description: "In the community's own words: for the user to read." }),
    })
    .nullable()
    .meta({ description: "null means that the rules are not known, not that there are none." }),
  bannedWords: z
    .array(z.object({ words: z.array(z.string()), sourceWords: z.string() }))
    .meta({ description: "`bannedKeywords` by where they come from; empty where none is known." }),
  requirements: z
    .array(z.object({ text: z.string(), source: PolicySource, sourceWords: z.string() }))
    .meta({ description: "What every post needs beside being allowed: flair, tag, karma." }),
  postTypesSource: z
    .string()
    .nullable()
    .meta({ description: "Where `allowedPostTypes` comes from, in words." }),
  flairsSeen: z.array(z.object({ text: z.string(), posts: Count })),
  postTypesSeen: z.array(z.object({ type: z.enum(POST_TYPES_SEEN), posts: Count })),
  seenAsOf: FactDate.nullable().meta({
    description: "When flairs, post types and front page were read; null when none is known.",
  }),
  membersHistory: z.array(z.object({ asOf: FactDate, members: Count })),
  growth: z
    .object({
      percentPerYear: z.number(),
      from: z.object({ asOf: FactDate, members: Count }),
      to: z.object({ asOf: FactDate, members: Count }),
    })
    .nullable(),
  related: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      members: Count,
      membersEstimated: MembersEstimated,
    }),
  ),
  notes: z.array(
    z.object({
      kind: z.enum(["works", "removed", "promotion", "differs"]),
      text: z.string(),
    }),
  ),
  statistics: z
    .object({
      weeklyActive: Count.nullable(),
      frontPage: z
        .object({ medianScore: z.number(), medianComments: z.number(), posts: Count })
        .nullable(),
      outcomeByHour: z
        .array(HourOutcome)
        .nullable()
        .meta({ description: "How posts of each UTC hour fared once they were two days old." }),
    })
    .nullable()
    .meta({ description: "Detailed statistics; null for a plan that does not include them." }),
  source: z.enum(["catalogue", "import", "reddit"]),
  refreshedAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: "When Reddit or an operator last renewed these facts." }),
  redditUrl: z.url(),
}).meta({ id: "SubredditDetail" });

export type SubredditDetail = z.output<typeof SubredditDetail>;

export const SubredditActivity = z
  .object({
    view: z.enum(["hourly", "daily"]),
    activity: z
      .record(z.string(), Count)
      .meta({ description: "By UTC hour (0 to 23) or by weekday (Monday to Sunday)." }),
    basis: ActivityBasis.nullable(),
  })
  .meta({ id: "SubredditActivity" });

export type SubredditActivity = z.output<typeof SubredditActivity>;

export const ActivityQuery = z.object({
  view: z.enum(["hourly", "daily"], "The view is hourly or daily.").optional(),
});

export const SubredditName = requestBody({
  subredditName: z
    .string(NAME_SEARCH.missing)
    .max(NAME_SEARCH.longest, NOT_A_NAME)
    .transform(readCommunityName)
    .pipe(SubredditId),
}).meta({ id: "SubredditName" });

export const ValidSubreddit = z
  .object({ valid: z.literal(true), subreddit: Subreddit })
  .meta({ id: "ValidSubreddit" });

export const Favorite = z.object({ isFavorite: z.boolean() }).meta({ id: "Favorite" });
export type Favorite = z.output<typeof Favorite>;

export const SubredditSnapshot = z
  .object({
    asOf: FactDate,
    members: Count,
    membersEstimated: MembersEstimated,
    source: z.enum(["catalogue", "import", "reddit"]),
    riskLevel: z.enum(RISK_LEVELS).nullable(),
    postsPerDay: z.number().nonnegative().nullable(),
  })
  .meta({ id: "SubredditSnapshot" });

export type SubredditSnapshot = z.output<typeof SubredditSnapshot>;
