import * as z from "zod";
import { CATEGORIES } from "#engine/subreddits/categories.ts";
import {
  NAME_SEARCH,
  MAX_MEMBERS,
  SEARCH_WORDS,
  SUBREDDIT_SORTS,
} from "#engine/subreddits/list-options.ts";
import { RISK_LEVELS, STANCE_GROUPS } from "#engine/policy/stances.ts";
import { Count, boundedText, MembersEstimated } from "#contract/fields.ts";
import { Subreddit } from "#contract/subreddit.ts";

const Query = z.string(SEARCH_WORDS.missing).max(SEARCH_WORDS.longest, SEARCH_WORDS.tooLong);

export const NOT_MEMBERS = "A number of members is a whole number, 0 or more.";
export const MEMBERS_CROSSED = "The smallest number of members is above the largest.";

const Members = z
  .string()
  .regex(/^\d{1,12}$/, NOT_MEMBERS)
  .transform((digits) => Math.min(Number(digits), MAX_MEMBERS))
  .pipe(z.int().nonnegative().max(MAX_MEMBERS));

const PAGE_OF = "A page has 1 to 100 entries.";

const PageSize = z
  .string()
  .regex(/^\d{1,3}$/, PAGE_OF)
  .transform(Number)
  .pipe(z.int().min(1, PAGE_OF).max(100, PAGE_OF))
  .optional();

export const Cursor = z.string().max(500, "This is not a place in the list.");

const page = {
  cursor: Cursor.optional().meta({
    description: "`nextCursor` of the page before, with the same filters.",
  }),
  limit: PageSize.meta({ description: "1 to 100; 24 unless stated." }),
};

const MAX_OFFSET = 10_000;
const NOT_AN_OFFSET = "The offset is a whole number, 0 to 10,000.";

/** Pages of an answer that is a plain list: it has no room for a cursor. */
const Offset = z
  .string()
  .regex(/^\d{1,5}$/, NOT_AN_OFFSET)
  .transform(Number)
  .pipe(z.int().max(MAX_OFFSET, NOT_AN_OFFSET))
  .optional()
  .meta({ description: "How many entries to pass over; 0 unless stated." });

export const UNKNOWN_CATEGORY = "This category is not known.";

export const filterBy = {
  category: z.enum(CATEGORIES, UNKNOWN_CATEGORY),
  risk: z.enum(RISK_LEVELS, "The risk level is SAFE, MODERATE or RISKY."),
  stance: z.enum(STANCE_GROUPS, "What is allowed is post, take-part, not-known or left-out."),
  sort: z.enum(SUBREDDIT_SORTS, "Sort by relevance, members, growth or name."),
};

export const SubredditFilters = z
  .object({
    q: Query.optional().meta({ description: "Words of name, description or keywords." }),
    category: filterBy.category.optional(),
    risk: filterBy.risk.optional(),
    stance: filterBy.stance.optional().meta({
      description: "What a founder can do there: post, take part by comments, or neither.",
    }),
    minMembers: Members.optional(),
    maxMembers: Members.optional(),
    sort: filterBy.sort.optional(),
    ...page,
  })
  .refine(({ minMembers = 0, maxMembers = MAX_MEMBERS }) => minMembers <= maxMembers, {
    path: ["minMembers"],
    message: MEMBERS_CROSSED,
  });

export type SubredditFilters = z.output<typeof SubredditFilters>;

export const SubredditSearch = z.object({
  q: boundedText(SEARCH_WORDS),
  ...page,
});

export const CategoryParams = z.object({
  category: filterBy.category,
});

export const PageOfList = z.object(page);
export type PageOfList = z.output<typeof PageOfList>;

export const SubredditPage = z
  .object({
    items: z.array(Subreddit),
    nextCursor: z.string().nullable(),
    total: Count,
    correctedQuery: z.string().nullable().meta({
      description: "What was searched for as well, when a word looked misspelt.",
    }),
    matchesAllWords: z.boolean().meta({
      description: "False when nothing has all the words searched for; the items have some.",
    }),
    beginsWith: z.enum(["projects", "founders"]).nullable().meta({
      description:
        "What comes first where nothing was searched for and no order was asked for: what matches your projects, or what founders look for. null in other lists.",
    }),
  })
  .meta({ id: "SubredditPage" });

export type SubredditPage = z.output<typeof SubredditPage>;

export const NeedingUpdateQuery = z.object({
  limit: PageSize.meta({ description: "1 to 100; 100 unless stated." }),
  offset: Offset,
});
export type NeedingUpdateQuery = z.output<typeof NeedingUpdateQuery>;

const HISTORY_OF = "The history has 1 to 365 entries.";

export const HistoryQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, HISTORY_OF)
    .transform(Number)
    .pipe(z.int().min(1, HISTORY_OF).max(365, HISTORY_OF))
    .optional()
    .meta({ description: "30 unless stated." }),
  offset: Offset,
});
export type HistoryQuery = z.output<typeof HistoryQuery>;

export const SubredditNames = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        fullName: z.string(),
        members: Count,
        membersEstimated: MembersEstimated,
      }),
    ),
  })
  .meta({ id: "SubredditNames" });

export type SubredditNames = z.output<typeof SubredditNames>;

export const NameSearch = z.object({
  q: boundedText(NAME_SEARCH),
});
