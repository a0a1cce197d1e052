import type { GeneratedPost } from "#contract/post.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { findHandover, type HandoverPlan } from "./find-handover.ts";

export type Handover = HandoverPlan & {
  /** Whether the text reached the clipboard; null when the address carries it. */
  copied: Promise<boolean> | null;
};

/** Opens Reddit in a new tab; a text that its address can't carry goes to the clipboard. */
export function openOnReddit(post: GeneratedPost): Handover {
  const plan = findHandover(post);
  // First: once the other tab is in front, this one may not write to the clipboard.
  const copied = plan.isTextCopied ? copyText(post.content) : null;
  window.open(plan.url, "_blank", "noopener,noreferrer");
  return { ...plan, copied };
}
