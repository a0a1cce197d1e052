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

export function wordBlanks(blanks: number): string {
  if (blanks === 0) return "None open";
  return blanks === 1 ? "1 to fill in before you post" : `${blanks} to fill in before you post`;
}
