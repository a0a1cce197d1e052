import type { RiskInput } from "#engine/checks/situation.ts";

/**
 * A draft as Reddit got it at that moment: without the edit section, which comes later if at all, and
 * beside what the account had posted by then.
 */
export function asPosted(input: Omit<RiskInput, "at" | "now">, at: Date): RiskInput {
  return {
    ...input,
    draft: { ...input.draft, editSection: null },
    posts: input.posts.filter((post) => post.isPosted && post.at !== null && post.at <= at),
    comments: input.comments?.filter((comment) => comment.at <= at) ?? [],
    at,
    now: at,
  };
}
