import { useMutation } from "@tanstack/react-query";
import type { RecommendationRequest } from "#contract/project.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { showFailure } from "../wizard/describe-failure.ts";
import type { DraftStore } from "../wizard/draft-store.ts";
import { toFound } from "../wizard/project-draft.ts";
import { COMPLETE_FIRST, findMissing, toRecommendationRequest } from "./recommendation-request.ts";

export const RECOMMENDATIONS_FAILED =
  "Unable to generate subreddit recommendations. Please try again later.";

export function useGenerateRecommendations(store: DraftStore) {
  const call = useMutation({
    mutationFn: (body: RecommendationRequest) => api.generateRecommendations({ body }),
  });
  return {
    ...call,
    run() {
      const request = toRecommendationRequest(store.read());
      if (call.isPending) return;
      if (!request) return sayWhatIsMissing(store);
      call.mutate(request, {
        onSuccess: ({ recommendations, planLimit, notice }) => {
          const subreddits = recommendations.map(toFound);
          store.update({
            found: { subreddits, planLimit, notice, basis: JSON.stringify(request) },
          });
          if (subreddits.length > 0) showToast("success", "Subreddit recommendations generated!");
        },
        onError: (error) => showFailure(error, RECOMMENDATIONS_FAILED),
      });
    },
  };
}

function sayWhatIsMissing(store: DraftStore): void {
  const missing = findMissing(store.read()).join(", ");
  showToast("error", COMPLETE_FIRST, { description: `Still empty: ${missing}.` });
}
