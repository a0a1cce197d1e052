import type { GeneratedPost } from "#contract/post.ts";
import { submitAddress } from "#engine/posts/submit-address.ts";
import { copyText } from "./copy-text.ts";

export type Handover = {
  url: string;
  /** Whether the text reached the clipboard; null when the address carries it. */
  copied: Promise<boolean> | null;
};

/** Opens Reddit's own submit page in a new tab; a text too long for its address goes to the clipboard. */
export function openOnReddit(post: GeneratedPost): Handover {
  const { url, bodyOnClipboard } = submitAddress(post, post.subreddit.name);
  // First: once the other tab is in front, this one may not write to the clipboard.
  const copied = bodyOnClipboard ? copyText(post.content) : null;
  window.open(url, "_blank", "noopener,noreferrer");
  return { url, copied };
}
