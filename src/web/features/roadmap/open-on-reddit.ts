import type { GeneratedPost } from "#contract/post.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { findHandover, type HandoverPlan } from "./find-handover.ts";
import { leaveForReddit } from "./leave-for-reddit.ts";

export type Handover = HandoverPlan & {
  /** The text as it leaves. */
  text: string;
  taggedLinks: string[];
  /** Whether the text reached the clipboard; null when the address carries it. */
  copied: Promise<boolean> | null;
};

/** Opens Reddit in a new tab; a text that its address can't carry goes to the clipboard. */
export function openOnReddit(post: GeneratedPost, projectUrl: string | null): Handover {
  // The edit section stays behind: it is for later.
  const leaving = leaveForReddit({ ...post, editSection: null }, projectUrl);
  const { content: text, taggedLinks } = leaving;
  const plan = findHandover({ ...post, content: text });
  // First: once the other tab is in front, this one may not write to the clipboard.
  const copied = plan.isTextCopied ? copyText(text) : null;
  window.open(plan.url, "_blank", "noopener,noreferrer");
  return { ...plan, text, taggedLinks, copied };
}
