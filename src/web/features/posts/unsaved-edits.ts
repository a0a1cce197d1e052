import { createKeptValue, isRecord, type OpenStorage } from "#web/lib/kept/kept.ts";
import { FIELDS, type PostEdit } from "./post-edit.ts";

export type UnsavedEdits = {
  read: (postId: string) => Partial<PostEdit>;
  /** Nothing typed means that there is nothing to keep. */
  keep: (postId: string, typed: Partial<PostEdit>) => void;
  /** Its words are saved. What an effect still wants to keep is dropped until the post is opened again. */
  finish: (postId: string) => void;
};

/** What was typed and not saved, for each person and tab; a reload finds it again. */
export function createUnsavedEdits(openStorage: OpenStorage, userId: string): UnsavedEdits {
  const of = (postId: string) =>
    createKeptValue<Partial<PostEdit>>(openStorage, `post-edit:${userId}:${postId}`);
  const finished = new Set<string>();
  return {
    read(postId) {
      finished.delete(postId);
      return parseEdit(of(postId).read());
    },
    keep(postId, typed) {
      if (finished.has(postId)) return;
      if (Object.keys(typed).length === 0) of(postId).forget();
      else of(postId).keep(typed);
    },
    finish(postId) {
      finished.add(postId);
      of(postId).forget();
    },
  };
}

function parseEdit(stored: unknown): Partial<PostEdit> {
  if (!isRecord(stored)) return {};
  const known = Object.entries(stored).filter(
    ([name, value]) =>
      FIELDS.some((field) => field === name) &&
      (typeof value === "string" ||
        (value === null && (name === "editSection" || name === "flair"))),
  );
  return Object.fromEntries(known);
}
