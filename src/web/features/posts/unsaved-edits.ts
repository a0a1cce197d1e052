import { FIELDS, type PostEdit } from "./post-edit.ts";

type EditStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type UnsavedEdits = {
  read: (postId: string) => Partial<PostEdit>;
  /** Nothing typed means that there is nothing to keep. */
  keep: (postId: string, typed: Partial<PostEdit>) => void;
  /** Its words are saved. What an effect still wants to keep is dropped until the post is opened again. */
  finish: (postId: string) => void;
};

/** What was typed and not saved, for each person and tab; a reload finds it again. */
export function createUnsavedEdits(openStorage: () => EditStorage, userId: string): UnsavedEdits {
  const keyOf = (postId: string) => `post-edit:${userId}:${postId}`;
  const forget = (postId: string) => void attempt(() => openStorage().removeItem(keyOf(postId)));
  const finished = new Set<string>();
  return {
    read(postId) {
      finished.delete(postId);
      return parseEdit(attempt(() => openStorage().getItem(keyOf(postId))));
    },
    keep(postId, typed) {
      if (finished.has(postId)) return;
      if (Object.keys(typed).length === 0) forget(postId);
      else attempt(() => openStorage().setItem(keyOf(postId), JSON.stringify(typed)));
    },
    finish(postId) {
      finished.add(postId);
      forget(postId);
    },
  };
}

function parseEdit(text: string | null): Partial<PostEdit> {
  const stored: unknown = attempt(() => JSON.parse(text ?? "null"));
  if (typeof stored !== "object" || stored === null) return {};
  const known = Object.entries(stored).filter(
    ([name, value]) =>
      FIELDS.some((field) => field === name) &&
      (typeof value === "string" ||
        (value === null && (name === "editSection" || name === "flair"))),
  );
  return Object.fromEntries(known);
}

/** Storage may be forbidden or full: what was typed then lives as long as the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
