import { useMutation } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { useKeepPost } from "./use-keep-post.ts";

/** What the server refuses is said at the field, so there is no message here. */
export function useUpdatePerformance(postId: string) {
  return useMutation({
    mutationFn: (body: CallInput<"updatePerformance">["body"]) =>
      api.updatePerformance({ params: { postId }, body }),
    onSuccess: useKeepPost(),
    onError: logError,
  });
}
