import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Brief } from "#contract/projects/project-page.ts";
import { api } from "#web/lib/api.ts";
import type { DraftStore } from "#web/features/new-project/wizard/draft-store.ts";
import { acceptAnswer } from "./accept-answer.ts";
import { findReplaced, toAnswer } from "#web/features/new-project/wizard/fill-from-page.ts";

/**
 * A brief fills in what is empty; over what was typed it waits until one agrees. Failures are told
 * where the file was dropped, so there is no toast for them.
 */
export function useUploadBrief(store: DraftStore) {
  const [waiting, setWaiting] = useState<Brief | null>(null);
  const fillIn = (brief: Brief) => acceptAnswer(store, toAnswer(brief), "Brief read");
  const call = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.set("file", file);
      return api.uploadBrief({ body });
    },
  });
  return {
    error: call.error,
    isPending: call.isPending,
    reset: call.reset,
    send: (file: File) =>
      call.mutate(file, {
        onSuccess: (brief) => {
          if (findReplaced(store.read(), brief).length > 0) setWaiting(brief);
          else fillIn(brief);
        },
      }),
    /** What would replace words, until that is decided. */
    waiting,
    decide: (isAccepted: boolean) => {
      if (isAccepted && waiting) fillIn(waiting);
      setWaiting(null);
    },
  };
}
