import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import type { CodedRules } from "#engine/rules/rule-table.ts";
import type { FactDate } from "#engine/rules/rule-value.ts";
import type { Category } from "./categories.ts";

export const POST_TYPES_SEEN = [
  "text",
  "image",
  "video",
  "link",
  "gallery",
  "crosspost",
  "poll",
] as const;
export type PostTypeSeen = (typeof POST_TYPES_SEEN)[number];

/**
 * What is known about one subreddit, whether it came with the catalogue, from an operator's dump or
 * from Reddit. What is not known is null or empty, never guessed.
 */
export type SubredditFacts = {
  /** As Reddit spells it, without 'r/'. */
  name: string;
  members: number;
  membersAsOf: FactDate;
  /** Oldest first; empty where there is no earlier count. */
  membersHistory: { asOf: FactDate; members: number }[];
  weeklyActive: number | null;
  /** Reddit's own topic label. */
  topic: string | null;
  category: Category;
  /** True where the category was estimated from the community's words, not taken from its topic. */
  isCategoryEstimated: boolean;
  createdOn: FactDate | null;
  /** Most distinctive first. */
  keywords: string[];
  rules: CodedRules | null;
  /** Rules that users pasted and the operator took into the catalogue; null for nearly all. */
  contributed?: OwnPolicy | null;
  /** What Reddit itself enforces when a post is sent; null where it was not asked. */
  requirements: PostRequirements | null;
  postTypes: { type: PostTypeSeen; posts: number }[];
  flairs: { text: string; posts: number }[];
  activity: Activity | null;
  frontPage: { medianScore: number; medianComments: number; posts: number } | null;
  /** When post types, flairs and front page were read; null where none of them is known. */
  seenAsOf: FactDate | null;
  /** Names, nearest first. */
  related: string[];
};

/** Settings of a community that Reddit holds every post against. */
export type PostRequirements = {
  asOf: FactDate;
  isFlairRequired: boolean;
  titleMinLength: number | null;
  titleMaxLength: number | null;
  titleRequiredStrings: string[];
  titleBannedStrings: string[];
  body: "required" | "forbidden" | "optional";
  bodyMinLength: number | null;
  bodyMaxLength: number | null;
  bodyBannedStrings: string[];
  bannedDomains: string[];
  allowedDomains: string[] | null;
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
