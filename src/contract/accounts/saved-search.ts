import * as z from "zod";
import { STANCE_GROUPS, RISK_LEVELS } from "#engine/policy/stances.ts";
import { CATEGORIES } from "#engine/subreddits/categories.ts";
import {
  MAX_MEMBERS,
  SEARCH_NAME,
  SEARCH_WORDS,
  SUBREDDIT_SORTS,
} from "#engine/subreddits/list-options.ts";
import { filterBy, MEMBERS_CROSSED, NOT_MEMBERS } from "#contract/subreddits/subreddit-lists.ts";
import { requestBody, boundedText } from "../fields.ts";

export const SavedSearch = z
  .object({
    id: z.uuid(),
    name: z.string(),
    q: z.string().meta({ description: "The words searched for; empty when none." }),
    category: z.enum(CATEGORIES).nullable(),
    risk: z.enum(RISK_LEVELS).nullable(),
    stance: z.enum(STANCE_GROUPS).nullable(),
    minMembers: z.int().nonnegative().nullable(),
    maxMembers: z.int().nonnegative().nullable(),
    sort: z.enum(SUBREDDIT_SORTS),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "SavedSearch" });

export type SavedSearch = z.output<typeof SavedSearch>;

export const SavedSearchList = z
  .object({ items: z.array(SavedSearch) })
  .meta({ id: "SavedSearchList" });

const Name = boundedText(SEARCH_NAME);
const Members = z
  .int(NOT_MEMBERS)
  .nonnegative(NOT_MEMBERS)
  .max(MAX_MEMBERS, "No community has that many members.")
  .nullable()
  .optional();

export const NewSavedSearch = requestBody({
  name: Name,
  q: z
    .string("The search words must be text.")
    .trim()
    .max(SEARCH_WORDS.longest, SEARCH_WORDS.tooLong)
    .optional(),
  category: filterBy.category.nullable().optional(),
  risk: filterBy.risk.nullable().optional(),
  stance: filterBy.stance.nullable().optional(),
  minMembers: Members,
  maxMembers: Members,
  sort: filterBy.sort.optional(),
})
  .refine(({ minMembers, maxMembers }) => (minMembers ?? 0) <= (maxMembers ?? MAX_MEMBERS), {
    path: ["minMembers"],
    message: MEMBERS_CROSSED,
  })
  .refine(
    ({ q, category, risk, stance, minMembers, maxMembers }) =>
      [q, category, risk, stance, minMembers].some(Boolean) || typeof maxMembers === "number",
    { path: ["q"], message: "Type some words or choose a filter first." },
  )
  .meta({ id: "NewSavedSearch" });

export type NewSavedSearch = z.output<typeof NewSavedSearch>;

export const SavedSearchChanges = requestBody({ name: Name }).meta({ id: "SavedSearchChanges" });

export const SavedSearchParams = z.object({
  savedSearchId: z.uuid("That isn't the id of a saved search."),
});
