import type { CommunityKind } from "#engine/policy/policy.ts";
import type { PolicyFacts } from "#engine/policy/policy-facts.ts";
import type { Category } from "./categories.ts";
import type { FactDate } from "#engine/text/format.ts";

/**
 * What is known about one subreddit, whether it came with the catalogue, from an operator's dump or
 * from Reddit. What is not known is null or empty, never guessed.
 */
export type SubredditFacts = PolicyFacts & {
  members: number;
  membersAsOf: FactDate;
  /** True where nobody counted: taken from the community's place in a list by size. */
  membersEstimated: boolean;
  /** Oldest first; empty where there is no earlier count. */
  membersHistory: { asOf: FactDate; members: number }[];
  weeklyActive: number | null;
  /** Reddit's own topic label. */
  topic: string | null;
  category: Category;
  /** True where the category was estimated from the community's words, not taken from its topic. */
  isCategoryEstimated: boolean;
  createdOn: FactDate | null;
  language: string | null;
  kind: CommunityKind | null;
  /** Words or phrases, most distinctive first. */
  keywords: string[];
  activity: Activity | null;
  frontPage: { medianScore: number; medianComments: number; posts: number } | null;
  /** When post types, flairs and front page were read; null where none of them is known. */
  seenAsOf: FactDate | null;
  /** Names, nearest first. */
  related: string[];
};

/** When posts are made; hours are UTC. */
export type Activity = {
  byHour: number[];
  /** Monday first. */
  byDay: number[] | null;
  /** When the days were counted, where that was apart from the hours. */
  byDayAsOf?: FactDate;
  /** How many posts were counted. */
  posts: number;
  /** How many days they span; null where that is not known. */
  spanDays: number | null;
  asOf: FactDate;
  source: ActivitySource;
  outcome: HourlyOutcome | null;
};

/** `hot-2025` holds about 50 posts of a front page, mostly too few to tell hours apart. */
export const ACTIVITY_SOURCES = ["listing-2026", "rss-2025", "hot-2025", "reddit"] as const;
export type ActivitySource = (typeof ACTIVITY_SOURCES)[number];

/** How posts of each UTC hour fared once they were two days old; 24 entries each. */
export type HourlyOutcome = {
  posts: number[];
  medianScore: number[];
  medianComments: number[];
  /** Share of posts with 10 points or more. */
  shareOver10: number[];
};

/** What every subreddit has; the rest may be unknown. */
export type AlwaysKnown = "name" | "members" | "membersAsOf" | "category";

export const NOTHING_KNOWN: Readonly<Omit<SubredditFacts, AlwaysKnown>> = {
  membersEstimated: false,
  membersHistory: [],
  weeklyActive: null,
  topic: null,
  isCategoryEstimated: false,
  createdOn: null,
  language: null,
  kind: null,
  keywords: [],
  rules: null,
  requirements: null,
  postTypes: [],
  flairs: [],
  activity: null,
  frontPage: null,
  seenAsOf: null,
  related: [],
};
