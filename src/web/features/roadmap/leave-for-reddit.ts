import type { GeneratedPost } from "#contract/post.ts";
import { MAX_CONTENT_LENGTH } from "#engine/drafts/draft.ts";
import { listTaggedLinks, tagLinks } from "#engine/traffic/tag-links.ts";

export type LeavingWords = {
  content: string;
  editSection: string | null;
  /** The links that are not as they were typed, each once, as they leave. */
  taggedLinks: string[];
};

type Written = Pick<GeneratedPost, "content" | "editSection" | "linkTags">;

/**
 * A post's words as they leave for Reddit. The only place where links are tagged: editor, checks and
 * database know the plain ones.
 */
export function leaveForReddit(post: Written, projectUrl: string | null): LeavingWords {
  const tagging = { projectUrl, tags: post.linkTags };
  const tagged = tagLinks(post.content, tagging);
  // Reddit takes no more than that, and the words matter more than the tags.
  const fits = tagged.length <= MAX_CONTENT_LENGTH;
  const editSection = post.editSection && tagLinks(post.editSection, tagging);
  const shown = `${fits ? post.content : ""} ${post.editSection ?? ""}`;
  return {
    content: fits ? tagged : post.content,
    editSection,
    taggedLinks: listTaggedLinks(shown, tagging),
  };
}
