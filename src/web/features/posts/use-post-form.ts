import { useMemo, useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { DraftVariant } from "#contract/writing.ts";
import { type KeptTyping, useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useSavePost } from "./api/use-save-post.ts";
import { isNewPost } from "./new-post.ts";
import { findChanges, findFaults, type PostEdit, toEdit } from "./post-edit.ts";
import { readOverBudget } from "#web/components/budget/read-over-budget.ts";
import { type RoadmapPost, toRoadmapPost } from "./roadmap-post.ts";
import type { UnsavedEdits } from "./unsaved-edits.ts";

/** The form of one post: what was typed, what is wrong with it, and what saving it did. */
export function usePostForm(post: RoadmapPost, unsaved: UnsavedEdits) {
  const { timezone } = useUser();
  const update = useSavePost(post);
  // What is in the field of a blank and not in the text yet: as good as typed.
  const [answering, setAnswering] = useState<Partial<PostEdit>>({});
  const [origin, setOrigin] = useState<PostOrigin | null>(null);
  const [closedQuestion, closeQuestion] = useState<unknown>(null);
  const kept = useMemo<KeptTyping<PostEdit>>(
    () => ({
      read: () => unsaved.read(post.id),
      keep: (typed) => unsaved.keep(post.id, typed ? { ...typed, ...answering } : {}),
    }),
    [unsaved, post.id, answering],
  );
  const findEdits = (edit: PostEdit) => findChanges(post, { ...edit, ...answering }, timezone);
  const send = (edit: PostEdit, confirmed: Confirmed = {}) =>
    update.mutateAsync({ ...findEdits(edit), ...origin, ...confirmed });
  const before = toEdit(post, timezone);
  const form = useDraftForm<PostEdit, GeneratedPost>({
    ...(isNewPost(post) ? { start: before } : { saved: before }),
    findFaults: (edit) => findFaults({ ...edit, ...answering }, findEdits(edit) ?? {}, new Date()),
    send: (edit) => send(edit),
    isChanged: (edit) => findEdits(edit) !== null,
    kept,
  });
  const { values: edit, isChanged, failure } = form;
  const overBudget = readOverBudget(failure);

  return {
    edit,
    origin,
    /** The words are another draft's from now on; null where they are the post's again. */
    setOrigin,
    faults: form.faults,
    isChanged,
    isTimeChanged: findEdits(edit)?.scheduledFor !== undefined,
    isSaving: form.isSending,
    wasRestored: form.wasRestored,
    /** What went wrong beyond the fields. */
    failure: overBudget ? null : failure,
    /** Why the server asks before it takes the new time. */
    overBudget: failure === closedQuestion ? null : overBudget,
    closeQuestion: () => closeQuestion(failure),
    /** Whether it can be saved; says at each field what is wrong with it. */
    isSound: () => !isChanged || form.isSound(),
    /** Answers the post as it is saved; null when it is not. */
    save: async (confirmed: Confirmed = {}): Promise<RoadmapPost | null> => {
      if (form.isSending) return null;
      if (!isChanged) return post;
      const sent = await form.save((now) => send(now, confirmed));
      if (sent) setOrigin(null);
      return sent && toRoadmapPost(sent.result);
    },
    answer: setAnswering,
    change: (changed: Partial<PostEdit>) => {
      setAnswering({});
      form.change(changed);
    },
    discard: () => {
      setAnswering({});
      setOrigin(null);
      form.reset();
    },
  };
}

/** What is known of another draft beside its words, to be saved with them. */
export type PostOrigin = Pick<DraftVariant, "titles" | "shape" | "postType">;

type Confirmed = { isOverBudgetConfirmed?: true; scheduledFor?: string };

export type PostForm = ReturnType<typeof usePostForm>;
