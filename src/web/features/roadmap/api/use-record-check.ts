import { useMutation } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { useKeepPost } from "./use-keep-post.ts";

/** What the server refuses is said where it was asked, so there is no message here. */
export function useRecordCheck(postId: string) {
  return useMutation({
    mutationFn: (body: CallInput<"recordCheck">["body"]) =>
      api.recordCheck({ params: { postId }, body }),
    onSuccess: useKeepPost(),
    onError: logError,
  });
}
