import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { RecommendationRequest } from "#contract/projects/recommendation.ts";
import { COMPLETE_FIRST } from "#engine/projects/project-fields.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { showFailure } from "#web/features/new-project/wizard/describe-failure.ts";
import type { DraftStore } from "#web/features/new-project/wizard/draft-store.ts";
import { chooseFirst } from "#web/features/new-project/wizard/fill-from-page.ts";
import { type ProjectDraft, toFound } from "#web/features/new-project/wizard/project-draft.ts";
import { usableUrl } from "#web/lib/usable-url.ts";

export const RECOMMENDATIONS_FAILED =
  "Unable to generate subreddit recommendations. Please try again later.";

export function useGenerateRecommendations(store: DraftStore) {
  const call = useMutation({
    mutationFn: (body: RecommendationRequest) => api.generateRecommendations({ body }),
  });
  const [missing, setMissing] = useState<readonly string[]>([]);
  const isAskedFor = useRef(false);

  function start(): void {
    if (call.isPending) return;
    const draft = store.read();
    const request = toRecommendationRequest(draft);
    setMissing(request ? [] : findMissing(draft));
    if (!request) return sayWhatIsMissing(draft);
    call.mutate(request, {
      onSuccess: ({ recommendations, planLimit, notice }) => {
        const found = { subreddits: recommendations.map(toFound), planLimit, notice };
        store.update({ found: { ...found, basis: JSON.stringify(request) } });
        const { page, selectedSubreddits } = store.read();
        // From an address on, every step comes filled in; who typed everything chooses as well.
        if (!isAskedFor.current && page && selectedSubreddits.length === 0) {
          store.update({ selectedSubreddits: chooseFirst(found) });
        }
        if (isAskedFor.current && recommendations.length > 0) {
          showToast("success", "Subreddit recommendations generated!");
        }
      },
      onError: (error) => isAskedFor.current && showFailure(error, RECOMMENDATIONS_FAILED),
    });
  }

  return {
    isPending: call.isPending,
    isError: call.isError,
    error: call.error,
    /** What the steps before still lack, once one has asked. */
    missing,
    run() {
      isAskedFor.current = true;
      start();
    },
    runByItself() {
      isAskedFor.current = false;
      start();
    },
  };
}

function sayWhatIsMissing(draft: ProjectDraft): void {
  const missing = findMissing(draft).join(", ");
  showToast("error", COMPLETE_FIRST, { description: `Still empty: ${missing}.` });
}

/** What recommendations still need, in the words of the steps. */
export function findMissing(draft: ProjectDraft): string[] {
  return [
    draft.name.trim() === "" && "name",
    draft.description.trim() === "" && "description",
    draft.category === null && "category",
    draft.targetAudience.length === 0 && "target audience",
  ].filter((word) => word !== false);
}

/** null while something is missing. */
export function toRecommendationRequest(draft: ProjectDraft): RecommendationRequest | null {
  if (draft.category === null || findMissing(draft).length > 0) return null;
  const url = usableUrl(draft.url);
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    category: draft.category,
    targetAudience: [...draft.targetAudience],
    goals: [...draft.goals],
    ...(url && { url }),
  };
}

/** Two drafts with the same basis get the same recommendations. */
export function recommendationBasis(draft: ProjectDraft): string {
  return JSON.stringify(toRecommendationRequest(draft));
}
