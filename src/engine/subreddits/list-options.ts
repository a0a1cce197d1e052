import type { TextField } from "#engine/text/text-field.ts";

/** What a list of subreddits can be ordered by. */
export const SUBREDDIT_SORTS = ["relevance", "members", "growth", "name"] as const;
export type SubredditSort = (typeof SUBREDDIT_SORTS)[number];

/** Nobody searches for more, and the server takes no more. */
export const SEARCH_WORDS = {
  missing: "Please say what to search for.",
  longest: 200,
  tooLong: "The search can have at most 200 characters.",
} satisfies TextField;

/** Of a community by a visitor: its name, an address, or what it is about. */
export const NAME_SEARCH = {
  missing: "Please name a subreddit.",
  longest: 200,
  tooLong: "The search can have at most 200 characters.",
} satisfies TextField;

/** Above any community: more is as if it were this. */
export const MAX_MEMBERS = 2_000_000_000;

/** More than one looks through; and the most that one account keeps. */
export const MAX_SAVED_SEARCHES = 20;
export const SEARCH_NAME = {
  missing: "Please name the search.",
  longest: 60,
  tooLong: "The name can have at most 60 characters.",
} satisfies TextField;
