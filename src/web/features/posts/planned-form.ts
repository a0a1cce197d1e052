import type { GeneratedPost } from "#contract/post.ts";
import type { PostFormat } from "#engine/policy/policy.ts";

/** What a post was planned as; a text may come with a picture all the same. */
export function plannedForm({ type }: Pick<GeneratedPost, "type">): PostFormat | null {
  return type === "text" ? null : type;
}
