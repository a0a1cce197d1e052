import type { PostType } from "#engine/drafts/draft.ts";

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
