import type { GeneratedPost } from "#contract/post.ts";
import {
  submitAddress,
  submitImageAddress,
  submitLinkAddress,
} from "#engine/posts/community/submit-address.ts";
import { MAX_CONTENT_LENGTH } from "#engine/drafts/draft.ts";
import { addTag, findOwnLinks, listTaggedLinks, tagLinks } from "#engine/visits/link-tags.ts";
import { copyText } from "#web/lib/copy-text.ts";

export type HandoverPlan = {
  /** "r/SaaS", also for a community that our catalogue no longer knows. */
  community: string;
  url: string;
  /** A comment in the community's promotion thread, where a post of its own would be removed. */
  isComment: boolean;
  /** The address that is posted with its title where texts are not taken; the text is its first comment. */
  link: string | null;
  /** The address does not carry the text. */
  isTextCopied: boolean;
};

type Leaving = Pick<
  GeneratedPost,
  "title" | "content" | "postType" | "type" | "linkTags" | "subredditId" | "subreddit"
>;

/** Where a post goes, and how. A comment goes to the community itself: only it knows its threads. */
export function findHandover(post: Leaving, projectUrl: string | null): HandoverPlan {
  const name = nameCommunity(post);
  const community = `r/${name}`;
  if (isComment(post)) {
    const url = `https://www.reddit.com/r/${encodeURIComponent(name)}/`;
    return { community, url, isComment: true, link: null, isTextCopied: true };
  }
  const link = findPostedLink(post, projectUrl);
  if (link) {
    const url = submitLinkAddress(post.title, link, name);
    return { community, url, isComment: false, link, isTextCopied: true };
  }
  if (post.type === "image") {
    const url = submitImageAddress(post.title, name);
    return { community, url, isComment: false, link: null, isTextCopied: true };
  }
  const { url, bodyOnClipboard } = submitAddress(post, name);
  return { community, url, isComment: false, link: null, isTextCopied: bodyOnClipboard };
}

export function isComment({ postType }: Pick<GeneratedPost, "postType">): boolean {
  return postType === "thread-comment";
}

/** A community that is gone from the catalogue is presented as r/Unknown, which is somebody else's. */
function nameCommunity({ subreddit, subredditId }: Leaving): string {
  return subreddit.name.toLowerCase() === subredditId ? subreddit.name : subredditId;
}

type LeavingWords = {
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
  const tagging = { projectUrl, tag: post.linkTags };
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

export type Handover = HandoverPlan & {
  /** The text as it leaves. */
  text: string;
  taggedLinks: string[];
  /** Whether the text reached the clipboard; null when the address carries it. */
  copied: Promise<boolean> | null;
};

/** The address of a link post: its text's own, or the project's; null for others. */
function findPostedLink({ content, type, linkTags }: Leaving, projectUrl: string | null) {
  if (type !== "link") return null;
  const found = findOwnLinks(content, projectUrl)[0]?.address ?? projectUrl;
  if (!found) return null;
  // Reddit takes no address without it.
  const link = /^https?:\/\//i.test(found) ? found : `https://${found}`;
  return linkTags ? addTag(link, linkTags) : link;
}

/** Opens Reddit in a new tab; a text that its address can't carry goes to the clipboard. */
export function openOnReddit(post: GeneratedPost, projectUrl: string | null): Handover {
  // The edit section stays behind: it is for later.
  const leaving = leaveForReddit({ ...post, editSection: null }, projectUrl);
  const { content: text } = leaving;
  const plan = findHandover({ ...post, content: text }, projectUrl);
  const { link } = plan;
  const isTagged = link !== null && post.linkTags !== null && link.includes(post.linkTags);
  const taggedLinks = [...new Set([...leaving.taggedLinks, ...(isTagged ? [link] : [])])];
  // First: once the other tab is in front, this one may not write to the clipboard.
  const copied = plan.isTextCopied ? copyText(text) : null;
  window.open(plan.url, "_blank", "noopener,noreferrer");
  return { ...plan, text, taggedLinks, copied };
}
