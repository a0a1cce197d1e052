import type { PostType } from "./draft.ts";

/** A post of the same user, made or planned, in whichever project; one that was logged has no words. */
export type PastPost = {
  id: string;
  subredditId: string;
  title: string;
  content: string;
  /** When it was posted, or is to be; null for a draft without a time. */
  at: Date | null;
  isPosted: boolean;
  /** Whether it promotes the project it was written for. */
  isPromotional: boolean;
  /** Not known of one that was logged. */
  postType?: PostType | null;
};

/** The Reddit account that posts; null where the user has not told. */
export type Author = { karma: number | null; accountAgeDays: number | null };
