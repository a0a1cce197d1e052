/** What a post can be: a demand of a community may be one of questions alone, or of own work alone. */
export const POST_SORTS = [
  "question",
  "own work",
  "story",
  "guide",
  "news",
  "request",
  "recruiting",
  "survey",
  "review",
  "meme",
  "sale",
  "thread",
  "other",
] as const;

export type PostSort = (typeof POST_SORTS)[number];

/** Behind 'We read this as:'. */
export const SORT_WORDS: Record<PostSort, string> = {
  question: "a question",
  "own work": "your own work",
  story: "a story",
  guide: "a guide or lesson",
  news: "news",
  request: "a request for feedback",
  recruiting: "a search for people",
  survey: "a survey",
  review: "a review",
  meme: "a meme or joke",
  sale: "a sale or trade",
  thread: "a standing thread",
  other: "a discussion or something else",
};

/** What a draft is by its words; `found` are the signs of promotion in it. Null where there is nothing to read. */
export type ReadSort = (
  title: string,
  content: string,
  found: ReadonlyMap<string, number>,
) => PostSort | null;
