import { showToast } from "#web/lib/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { showFailure } from "../wizard/describe-failure.ts";
import type { DraftStore } from "../wizard/draft-store.ts";
import { acceptAnswer } from "./accept-answer.ts";
import { canDetect, toDetectionRequest } from "./detection-request.ts";

export const AUDIENCE_FAILED = "Unable to detect target audience. Please try again later.";

export function useDetectAudience(store: DraftStore) {
  const call = useMutation({
    mutationFn: (body: ReturnType<typeof toDetectionRequest>) => api.detectAudience({ body }),
  });
  return {
    ...call,
    run() {
      const draft = store.read();
      if (!canDetect(draft) || call.isPending) return;
      call.mutate(toDetectionRequest(draft), {
        onSuccess: ({ audience }) =>
          audience.length > 0
            ? acceptAnswer(store, { targetAudience: audience }, "Target audience detected!", draft)
            : showToast("info", "None of these groups fits clearly. Please choose by hand."),
        onError: (error) => showFailure(error, AUDIENCE_FAILED),
      });
    },
  };
}
