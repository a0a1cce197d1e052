import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { showFailure } from "../wizard/describe-failure.ts";
import type { DraftStore } from "../wizard/draft-store.ts";
import { acceptAnswer } from "./accept-answer.ts";

export const DESCRIPTION_FAILED = "Unable to generate description. Please try again later.";

export function useGenerateDescription(store: DraftStore) {
  const call = useMutation({
    mutationFn: (url: string) => api.generateDescription({ body: { url } }),
  });
  return {
    ...call,
    run() {
      const asked = store.read();
      const url = asked.url.trim();
      if (url === "" || call.isPending) return;
      // Told to this call, not to the mutation: who left the wizard is not told any more.
      call.mutate(url, {
        onSuccess: ({ description }) =>
          acceptAnswer(store, { description }, "Description generated!", asked),
        onError: (error) => showFailure(error, DESCRIPTION_FAILED),
      });
    },
  };
}
