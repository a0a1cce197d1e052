import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";

/** One subreddit of the shipped file, and where the matcher keeps its vector. */
export type CatalogueEntry = { facts: SubredditFacts; modelRow: number | null };

export const CATALOGUE_FORMAT = 1;
export const CATALOGUE_URL = new URL("./data/catalogue.ndjson.br", import.meta.url);

/** First line of the file. Rows point into its lists by position. */
export type CatalogueHeader = {
  format: typeof CATALOGUE_FORMAT;
  /** Changes whenever anything below the header does. */
  version: string;
  /** When members were counted, unless a row says otherwise. */
  asOf: string;
  count: number;
  sources: string[];
  columns: string[];
  categories: string[];
  topics: string[];
  ruleCodes: string[];
  postTypes: string[];
  activitySources: string[];
};

/**
 * The values of a row, in this order; what is empty is null, and nulls at the end are cut. The names
 * stand together in the second line, so that `related` can point to rows that come later.
 */
export const COLUMNS = [
  "membersBelowPrevious",
  "modelRowAfterPrevious",
  "category",
  "topic",
  "keywords",
  "created",
  "related",
  "history",
  "membersAsOf",
  "frontPage",
  "postTypes",
  "flairs",
  "rules",
  "activity",
  "weeklyActive",
] as const;

/** Dates are numbers of their digits: 202509 or 20250914. */
export type PackedDate = number;

export type PackedRow = [
  membersBelowPrevious: number,
  /** How far the model's row lies beyond the one after the previous subreddit's; null without one. */
  modelRowAfterPrevious: number | null,
  /** Position in the list; -1 - position where it was estimated. */
  category: number,
  topic?: number | null,
  /** With spaces between. */
  keywords?: string | null,
  created?: PackedDate | null,
  related?: number[] | null,
  /** Date, members, date, members …; the newest count is the row's own and not repeated. */
  history?: number[] | null,
  membersAsOf?: PackedDate | null,
  frontPage?: [medianScore: number, medianComments: number, posts: number] | null,
  /** Type, posts, type, posts … */
  postTypes?: number[] | null,
  /** Text, posts, text, posts … */
  flairs?: (string | number)[] | null,
  rules?: PackedRules | null,
  activity?: PackedActivity | null,
  weeklyActive?: number | null,
];

export type PackedRules = [
  asOf: PackedDate,
  count: number,
  /** A position means `true`; a pair holds another value. */
  ...codes: (number | [code: number, value: number | string])[],
];

export type PackedActivity = [
  source: number,
  asOf: PackedDate,
  posts: number,
  spanDays: number | null,
  byHour: number[],
  byDay?: number[] | null,
  outcome?:
    | [posts: number[], medianScore: number[], medianComments: number[], shareOver10: number[]]
    | null,
  byDayAsOf?: PackedDate | null,
];
