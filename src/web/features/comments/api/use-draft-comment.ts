import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, type CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { waitForAnswers } from "#web/lib/founder-answers.ts";
import { logError } from "#web/lib/log.ts";

export type DraftRequest = CallInput<"draftComment">["body"];

/** Reads a thread and drafts a comment. What is wrong is said at its field, and nothing typed is lost. */
export function useDraftComment(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: Omit<DraftRequest, "projectId">) => {
      // An answer that was typed a moment ago belongs into the comment.
      await waitForAnswers(cache, projectId);
      return api.draftComment({ body: { ...body, projectId } });
    },
    onError: (error) => {
      // What is wrong with a field is said at the field.
      if (readThreadFaults(error).other) logError(error);
    },
  });
}

export type ThreadFaults = { text: string | null; link: string | null; other: string | null };

/** At which field a refusal belongs. */
export function readThreadFaults(error: unknown): ThreadFaults {
  if (!error) return { text: null, link: null, other: null };
  const issues = error instanceof ApiError ? error.details["issues"] : null;
  const faults = new Map(
    Array.isArray(issues)
      ? issues.map(({ field, message }: { field: string; message: string }) => [field, message])
      : [],
  );
  const text = faults.get("thread.text") ?? faults.get("thread.title") ?? null;
  const link = faults.get("thread.link") ?? null;
  return { text, link, other: text || link ? null : errorMessage(error, {}, !navigator.onLine) };
}
