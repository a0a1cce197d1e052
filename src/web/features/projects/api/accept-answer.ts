import { showToast } from "#web/lib/toast.ts";
import type { DraftStore } from "../wizard/draft-store.ts";
import { EMPTY_DRAFT, type ProjectDraft } from "../wizard/project-draft.ts";

type Answer = Partial<
  Pick<ProjectDraft, "name" | "description" | "url" | "category" | "targetAudience">
>;

/** Fills an answer in; what it replaces can be had back. */
export function acceptAnswer(store: DraftStore, answer: Answer, message: string): void {
  const before = store.read();
  const names = Object.keys(answer) as (keyof Answer)[];
  const replaced = Object.fromEntries(names.map((name) => [name, before[name]])) as Answer;
  const hasReplaced = names.some((name) => isFilled(before, name) && before[name] !== answer[name]);
  store.update(answer);
  const undo = { label: "Undo", onClick: () => store.update(replaced) };
  showToast("success", message, hasReplaced ? { action: undo } : {});
}

export function isFilled(draft: ProjectDraft, name: keyof Answer): boolean {
  const value = draft[name];
  return value !== EMPTY_DRAFT[name] && value !== null && value.length > 0;
}
