/** What reminders say about a post that is planned. */
export type RemindedPost = {
  title: string;
  /** As Reddit spells it: 'r/SaaS'. */
  community: string;
  project: string;
  at: Date;
  /** Blanks that are still to be filled in. */
  blanks: number;
  /** Where it opens in the app. */
  url: string;
};
