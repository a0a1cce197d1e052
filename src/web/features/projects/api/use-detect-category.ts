import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { showFailure } from "../wizard/describe-failure.ts";
import type { DraftStore } from "../wizard/draft-store.ts";
import { acceptAnswer } from "./accept-answer.ts";
import { canDetect, toDetectionRequest } from "./detection-request.ts";

export const CATEGORY_FAILED = "Unable to detect category. Please try again later.";

export function useDetectCategory(store: DraftStore) {
  const call = useMutation({
    mutationFn: (body: ReturnType<typeof toDetectionRequest>) => api.detectCategory({ body }),
  });
  return {
    ...call,
    run() {
      const draft = store.read();
      if (!canDetect(draft) || call.isPending) return;
      call.mutate(toDetectionRequest(draft), {
        onSuccess: ({ category }) => acceptAnswer(store, { category }, "Category detected!", draft),
        onError: (error) => showFailure(error, CATEGORY_FAILED),
      });
    },
  };
}
