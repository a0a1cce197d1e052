import type { Draft } from "#engine/drafts/draft.ts";

/** What the checks look at: title plus content, whatever the case. */
export function readDraft({ title, content }: Pick<Draft, "title" | "content">): string {
  return `${title} ${content}`.toLowerCase();
}
