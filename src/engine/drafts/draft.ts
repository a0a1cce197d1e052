/** The kinds of post that we write; a community's rules and habits decide which fit. */
export const POST_TYPES = [
  "story",
  "question",
  "showcase",
  "feedback",
  "lesson",
  "thread-comment",
] as const;
export type PostType = (typeof POST_TYPES)[number];

export const TONES = ["plain", "warm", "technical"] as const;
export type Tone = (typeof TONES)[number];

/** What a user is about to post. */
export type Draft = {
  title: string;
  content: string;
  /** The 'EDIT:' paragraph that is appended once the thread is alive. */
  editSection: string | null;
  /** Chosen at submit time on Reddit, kept here so that it is not forgotten. */
  flair: string | null;
};

/** Part of a draft, as offsets into one of its fields. */
export type DraftPlace = {
  field: "title" | "content" | "editSection";
  start: number;
  end: number;
};

export const MAX_TITLE_LENGTH = 300;
export const MAX_CONTENT_LENGTH = 40_000;
