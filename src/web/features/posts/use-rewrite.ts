import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#contract/client.ts";
import type { DraftChange } from "#contract/writing.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import type { PostEdit } from "./post-edit.ts";
import type { PostForm, PostOrigin } from "./use-post-form.ts";
import { findDifference, takeBack } from "#web/components/verdict/show-fixed.ts";

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
