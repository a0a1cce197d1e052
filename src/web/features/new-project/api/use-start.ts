import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";
import type { DraftStore } from "#web/features/new-project/wizard/draft-store.ts";
import { toChoice } from "#web/features/new-project/wizard/project-draft.ts";
import { focusFirstMissing } from "./use-field-help.ts";
import { TOASTS } from "#web/features/new-project/toasts.ts";

type Helps = {
  page: { run: () => boolean; isReading: boolean };
  detectMissing: () => void;
  isDetecting: boolean;
};

/** Fills in the steps for whoever named their community on the front page; answers whether it is at it. */
export function useStart(store: DraftStore, helps: Helps): boolean {
  const [isWanted] = useState(() => isToStart(store));
  const choice = useMutation({
    mutationFn: (subredditId: string) => api.getSubreddit({ params: { subredditId } }),
  });
  const latest = useRef({ choice, helps });
  useEffect(() => {
    latest.current = { choice, helps };
  });

  useEffect(() => {
    const { firstFor, url, description } = store.read();
    if (!isToStart(store) || firstFor === null) return;
    latest.current.choice.mutate(firstFor, {
      onSuccess: (subreddit) =>
        store.update({ selectedSubreddits: [toChoice({ ...subreddit, source: "added" })] }),
      onError: (error) => {
        logError(error);
        store.update({ firstFor: null });
        showToast("error", TOASTS.firstNotLoaded(firstFor));
      },
    });
    if (description.trim() === "" && url !== "") latest.current.helps.page.run();
    else latest.current.helps.detectMissing();
  }, [store]);

  const isUnderWay =
    isWanted && (choice.isIdle || choice.isPending || helps.page.isReading || helps.isDetecting);
  const isOver = isWanted && !isUnderWay;
  useEffect(() => {
    if (isOver) focusFirstMissing();
  }, [isOver]);
  return isUnderWay;
}

function isToStart(store: DraftStore): boolean {
  const { firstFor, selectedSubreddits } = store.read();
  return firstFor !== null && selectedSubreddits.length === 0;
}
