import type { SubredditFacts } from "./subreddit-facts.ts";

/** What every subreddit has; the rest may be unknown. */
export type AlwaysKnown = "name" | "members" | "membersAsOf" | "category";

export const NOTHING_KNOWN: Readonly<Omit<SubredditFacts, AlwaysKnown>> = {
  membersHistory: [],
  weeklyActive: null,
  topic: null,
  isCategoryEstimated: false,
  createdOn: null,
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
