import type { PostType } from "#engine/drafts/draft.ts";

/** Something that the user wrote on Reddit, through Foothold or logged by hand. */
export type Contribution = {
  subredditId: string;
  at: Date;
  /** Whether it promotes the user's own work. */
  isPromotional: boolean;
};

export const CONTRIBUTION_KINDS = ["comment", "post"] as const;
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];

/** Whether it is promotion that has to be made up for: in a thread that is meant for it, it is at home. */
export function isBudgeted({
  isPromotional,
  postType,
}: {
  isPromotional: boolean;
  postType?: PostType | null;
}): boolean {
  return isPromotional && postType !== "thread-comment";
}
