import { judgeText, keepFaults, type TextField } from "#engine/text/text-field.ts";

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

/** Readers find longer ones long: what a post and a comment have in words (`writer/plan/measure-room.ts` tells how that was measured). */
export const PLENTY_OF_WORDS = { post: 320, comment: 170 } as const;

export const MAX_TITLE_LENGTH = 300;
export const MAX_CONTENT_LENGTH = 40_000;

/** What Reddit itself takes of a post, and what we keep beside it. */
export const POST_TITLE = {
  missing: "A post needs a title.",
  longest: MAX_TITLE_LENGTH,
  tooLong: "Reddit takes titles of at most 300 characters.",
} satisfies TextField;

export const POST_CONTENT = {
  longest: MAX_CONTENT_LENGTH,
  tooLong: "Reddit takes posts of at most 40,000 characters.",
} satisfies TextField;

export const EDIT_SECTION = {
  longest: 5000,
  tooLong: "The edit section can have at most 5,000 characters.",
} satisfies TextField;

export const FLAIR = {
  longest: 64,
  tooLong: "Reddit's flairs have at most 64 characters.",
} satisfies TextField;

/** What the founder wishes for a draft. */
export const NOTES = {
  longest: 1000,
  tooLong: "The notes can have at most 1,000 characters.",
} satisfies TextField;

export function findPostFaults(draft: Draft): Partial<Record<keyof Draft, string>> {
  return keepFaults({
    title: judgeText(draft.title.trim(), POST_TITLE),
    content: judgeText(draft.content, POST_CONTENT),
    editSection: judgeText(draft.editSection ?? "", EDIT_SECTION),
    flair: judgeText(draft.flair ?? "", FLAIR),
  });
}

/** What the founder says about the asker's own case, in a comment. */
export const SITUATION = {
  longest: 300,
  tooLong: "Say it in at most 300 characters.",
} satisfies TextField;

/** A post of the same user, made or planned, in whichever project; one that was logged has no words. */
export type PastPost = {
  id: string;
  subredditId: string;
  /** As its community writes itself: 'r/SideProject'; where it is left out, nothing names it. */
  fullName?: string | undefined;
  title: string;
  content: string;
  /** When it was posted, or is to be; null for a draft without a time. */
  at: Date | null;
  isPosted: boolean;
  /** Whether it promotes the project it was written for. */
  isPromotional: boolean;
  /** Not known of one that was logged. */
  postType?: PostType | null;
  /** null for one that was logged. */
  projectId?: string | null;
};

/** The Reddit account that posts; null where the user has not told. */
export type Author = {
  karma: number | null;
  accountAgeDays: number | null;
  /** The verdict is read by somebody else. */
  isSomebodyElse?: boolean;
};
