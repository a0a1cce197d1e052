import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { waitForAnswers } from "#web/lib/founder-answers.ts";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";
import { useKeepPost } from "#web/features/posts/api/use-save-post.ts";
import { readRefusal } from "#web/features/posts/writing/read-refusal.ts";
import { describeModelFailure } from "./model-progress.tsx";
import { ApiError, type CallInput, type Client, NetworkError } from "#contract/client.ts";
import type { WritingStep } from "#engine/posts/post-brief.ts";
import { refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";

/**
 * One post by the connected model, step by step. Stopping it, or leaving the page, ends it on the
 * server too; nothing is kept or counted then. Who closed the dialog meanwhile gets a toast.
 */
export function useModelWriting(projectId: string, isWatched: boolean) {
  const cache = useQueryClient();
  const keepPost = useKeepPost();
  const [step, setStep] = useState<WritingStep | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const latest = useRef(isWatched);
  useEffect(() => {
    latest.current = isWatched;
  });
  const writing = useMutation({
    mutationFn: async (body: ModelPostRequest) => {
      stopping.current = new AbortController();
      const { signal } = stopping.current;
      setStep(null);
      // An answer that was typed a moment ago belongs into the post.
      await waitForAnswers(cache, projectId);
      return writeWithModel(api, body, { onStep: setStep, signal });
    },
    onSuccess: keepPost,
    onError: (error) => {
      // Stopped: nobody waits for it.
      if (stopping.current?.signal.aborted) return;
      if (readRefusal(error)) {
        void refreshAfter(cache, "outlook-changed");
        return;
      }
      logError(error);
      if (latest.current) return;
      showToast("error", TOASTS.notWritten, {
        description: describeModelFailure(error, !navigator.onLine),
      });
    },
  });
  return {
    write: (body: ModelPostRequest, onWritten: (post: GeneratedPost) => void) =>
      writing.mutate(body, {
        onSuccess: (post) => {
          if (latest.current) return onWritten(post);
          showToast("success", TOASTS.written(post.subreddit.fullName), {
            action: { label: "Open", onClick: () => onWritten(post) },
          });
        },
      }),
    stop: () => {
      stopping.current?.abort();
      writing.reset();
      // It may have been saved in the very moment of stopping.
      void refreshAfter(cache, "post-saved");
    },
    reset: writing.reset,
    /** What it is writing now. */
    request: writing.isPending ? writing.variables : null,
    /** What it was asked for last. */
    asked: writing.variables ?? null,
    step,
    error: writing.error,
  };
}

type ModelPostRequest = CallInput<"generatePostInSteps">["body"];

type Watcher = { onStep: (step: WritingStep) => void; signal: AbortSignal };

/** One post by the connected model; where it fails on the way, the failure is the server's own. */
export async function writeWithModel(
  client: Pick<Client, "generatePostInSteps">,
  body: ModelPostRequest,
  { onStep, signal }: Watcher,
): Promise<GeneratedPost> {
  let post: GeneratedPost | null = null;
  let failure: ApiError | null = null;
  await client.generatePostInSteps(
    { body },
    {
      signal,
      onLine: (line) => {
        if ("step" in line) onStep(line.step);
        else if ("post" in line) post = line.post;
        else failure = new ApiError(BAD_GATEWAY, line.error);
      },
    },
  );
  if (failure) throw failure as ApiError;
  if (!post) throw new NetworkError(new Error("The answer ended before the post."));
  return post;
}

/** The status that the same failure has where it is not one line of many. */
const BAD_GATEWAY = 502;
