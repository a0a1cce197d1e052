import { useMemo, useState, useEffect, useRef } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { DraftVariant, DraftChange } from "#contract/writing.ts";
import { type KeptTyping, useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useSavePost } from "./api/use-save-post.ts";
import { isNewPost } from "./new-post.ts";
import { findChanges, findFaults, type PostEdit, toEdit, type UnsavedEdits } from "./post-edit.ts";
import { readOverBudget } from "#web/components/budget/read-over-budget.ts";
import { type RoadmapPost, toRoadmapPost } from "./roadmap-post.ts";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { findDifference, takeBack } from "#web/components/verdict/show-fixed.ts";

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
type PostOrigin = Pick<DraftVariant, "titles" | "shape" | "postType">;

type Confirmed = { isOverBudgetConfirmed?: true; scheduledFor?: string };

export type PostForm = ReturnType<typeof usePostForm>;

type Done = {
  change: DraftChange;
  before: PostEdit;
  after: PostEdit;
  originBefore: PostOrigin | null;
  /** What the writer has to say. */
  notice: string | null;
};

/** Has the draft written anew in place. What was there, typed words included, is one Undo away. */
export function useRewrite(postId: string, form: PostForm) {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const [done, setDone] = useState<Done | null>(null);
  // Each asks for the one after the last.
  const [angle, setAngle] = useState<number | null>(null);
  const rewriting = useMutation({
    mutationFn: (change: DraftChange) => {
      const isNext = change === "another-angle" && angle !== null;
      const body = isNext ? { change, angle: angle + 1 } : { change };
      return api.rewritePost({ params: { postId }, body });
    },
    onMutate: () => setDone(null),
    onSuccess: (draft, change) => {
      const { edit: before, origin: originBefore, change: apply, setOrigin } = latest.current;
      const { title, content, editSection, titles, shape, postType } = draft;
      const after = { ...before, title, content, editSection, flair: draft.flair ?? before.flair };
      apply(findDifference(before, after));
      setOrigin({ titles, shape, postType });
      setAngle(draft.angle);
      setDone({ change, before, after, originBefore, notice: draft.notice });
    },
    onError: (error) => {
      // That there is no other way is an answer, not a failure.
      if (!(error instanceof ApiError) || error.status !== 409) logError(error);
    },
  });
  return {
    rewrite: (change: DraftChange) => {
      if (!rewriting.isPending) rewriting.mutate(change);
    },
    /** Which one is being written. */
    busy: rewriting.isPending ? rewriting.variables : null,
    /** Which one was tried last. */
    tried: rewriting.variables ?? null,
    error: rewriting.error,
    done,
    /** Whether all of it could be taken back: what was typed since then stays. */
    undo: (): boolean => {
      if (!done) return true;
      const { changes, isAll } = takeBack(latest.current.edit, done.before, done.after);
      latest.current.change(changes);
      if (isAll) latest.current.setOrigin(done.originBefore);
      setDone(null);
      return isAll;
    },
  };
}

export type Rewrite = ReturnType<typeof useRewrite>;
