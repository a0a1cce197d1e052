import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { readFieldFaults } from "#web/lib/hooks/use-draft-form.ts";
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
  const said = readFieldFaults(error, ["thread.text", "thread.title", "thread.link"]);
  const text = said["thread.text"] ?? said["thread.title"] ?? null;
  const link = said["thread.link"] ?? null;
  return { text, link, other: text || link ? null : errorMessage(error, {}, !navigator.onLine) };
}
