import type { Draft } from "#engine/drafts/draft.ts";

/** What is on the page: the draft, and what was said of the account, both as typed. */
export type CheckDraft = Draft & {
  karma: string;
  accountAgeDays: string;
};

export const NO_DRAFT: Draft = { title: "", content: "", editSection: null, flair: null };
export const EMPTY_CHECK: CheckDraft = { ...NO_DRAFT, karma: "", accountAgeDays: "" };

export function toDraft({ title, content, editSection, flair }: CheckDraft): Draft {
  return { title, content, editSection, flair };
}

export function isBlank({ title, content }: Pick<CheckDraft, "title" | "content">): boolean {
  return title.trim() === "" && content.trim() === "";
}

/** What an earlier visit of this tab left; whatever is not as expected is left out. */
export function parseCheck(stored: string | null): CheckDraft {
  const found = readObject(stored);
  const text = (name: keyof CheckDraft) => (typeof found[name] === "string" ? found[name] : "");
  return {
    title: text("title"),
    content: text("content"),
    editSection: text("editSection") || null,
    flair: text("flair") || null,
    karma: text("karma"),
    accountAgeDays: text("accountAgeDays"),
  };
}

function readObject(stored: string | null): Partial<Record<keyof CheckDraft, unknown>> {
  try {
    const parsed: unknown = JSON.parse(stored ?? "{}");
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
