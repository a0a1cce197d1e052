import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { showToast } from "#web/lib/toast.ts";
import { showFailure } from "#web/features/new-project/wizard/describe-failure.ts";
import type { DraftStore } from "#web/features/new-project/wizard/draft-store.ts";
import {
  type ProjectDraft,
  chooseFirst,
  toFound,
} from "#web/features/new-project/wizard/project-draft.ts";
import { acceptAnswer, isFilled } from "./accept-answer.ts";
import { api } from "#web/lib/api.ts";
import { usableUrl } from "#web/lib/usable-url.ts";
import type { RecommendationRequest } from "#contract/projects/recommendation.ts";
import { TOASTS } from "#web/features/new-project/toasts.ts";

type Field = "category" | "targetAudience";

type DetectionWords = {
  done: string;
  failed: string;
  /** Said where nothing fits. */
  none: string;
};

/**
 * Detects one answer. Asked for, it says how it went; by itself it fills in what is still empty, and says
 * nothing aloud unless somebody asks for it meanwhile.
 */
export function useDetection<F extends Field, T extends { notice: string | null }>(
  store: DraftStore,
  field: F,
  ask: (body: ReturnType<typeof toDetectionRequest>) => Promise<T>,
  read: (answer: T) => ProjectDraft[F],
  words: DetectionWords,
) {
  const call = useMutation({ mutationFn: ask });
  const isAskedFor = useRef(false);

  function start(): void {
    const draft = store.read();
    if (!canDetect(draft) || call.isPending) return;
    call.mutate(toDetectionRequest(draft), {
      onSuccess: (answer) => fillIn(read(answer), draft),
      onError: (error) => isAskedFor.current && showFailure(error, words.failed),
    });
  }

  function fillIn(value: ProjectDraft[F], asked: ProjectDraft): void {
    const answer = { [field]: value } as Pick<ProjectDraft, F>;
    const isNone = value === null || value.length === 0;
    if (!isAskedFor.current) {
      if (!isNone && !isFilled(store.read(), field)) store.update(answer);
    } else if (isNone) showToast("info", words.none);
    else acceptAnswer(store, answer, words.done, asked);
  }

  const isNone = call.data !== undefined && (read(call.data)?.length ?? 0) === 0;
  return {
    isPending: call.isPending,
    isSuccess: call.isSuccess,
    error: call.error,
    notice: call.data?.notice ?? (isNone ? words.none : null),
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

export function useDetectAudience(store: DraftStore) {
  return useDetection(
    store,
    "targetAudience",
    (body) => api.detectAudience({ body }),
    ({ audience }) => audience,
    TOASTS.audience,
  );
}

export function useDetectCategory(store: DraftStore) {
  return useDetection(
    store,
    "category",
    (body) => api.detectCategory({ body }),
    ({ category }) => category,
    TOASTS.category,
  );
}

type Detectable = Pick<ProjectDraft, "description" | "url">;

/** Detection needs a description or an address. */
export function canDetect({ description, url }: Detectable): boolean {
  return description.trim() !== "" || url.trim() !== "";
}

/** An address that is only half there is sent when it is all there is, so that the answer says so. */
function toDetectionRequest({ description, url }: Detectable) {
  const text = description.trim();
  const address = text === "" ? url.trim() : usableUrl(url);
  return { ...(text !== "" && { description: text }), ...(address && { url: address }) };
}

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
          acceptAnswer(store, { description }, TOASTS.description.done, asked),
        onError: (error) => showFailure(error, TOASTS.description.failed),
      });
    },
  };
}

export function useGenerateRecommendations(store: DraftStore) {
  const call = useMutation({
    mutationFn: (body: RecommendationRequest) => api.generateRecommendations({ body }),
  });
  const [missing, setMissing] = useState<readonly MissingField[]>([]);
  const isAskedFor = useRef(false);

  function start(): void {
    if (call.isPending) return;
    const draft = store.read();
    const request = toRecommendationRequest(draft);
    setMissing(request ? [] : findMissing(draft));
    if (!request) return focusFirstMissing();
    call.mutate(request, {
      onSuccess: ({ recommendations, launchPlaces, planLimit, notice }) => {
        const found = {
          subreddits: recommendations.map(toFound),
          launchPlaces: launchPlaces.map(toFound),
          planLimit,
          notice,
        };
        store.update({ found: { ...found, basis: JSON.stringify(request) } });
        const { page, selectedSubreddits } = store.read();
        // From an address on, every step comes filled in; who typed everything chooses as well.
        if (!isAskedFor.current && page && selectedSubreddits.length === 0) {
          store.update({ selectedSubreddits: chooseFirst(found) });
        }
        if (isAskedFor.current && recommendations.length + launchPlaces.length > 0) {
          showToast("success", TOASTS.recommendations.done);
        }
      },
      onError: (error) => isAskedFor.current && showFailure(error, TOASTS.recommendations.failed),
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

/** The last step asks for it: the keyboard goes there. */
export function focusFirstMissing(): void {
  const field = document.querySelector<HTMLElement>("[data-missing=true] :is(input, textarea)");
  field?.focus();
}

const MISSING_FIELDS = ["name", "description", "category", "target audience"] as const;
export type MissingField = (typeof MISSING_FIELDS)[number];

const isMissing: Record<MissingField, (draft: ProjectDraft) => boolean> = {
  name: ({ name }) => name.trim() === "",
  description: ({ description }) => description.trim() === "",
  category: ({ category }) => category === null,
  "target audience": ({ targetAudience }) => targetAudience.length === 0,
};

/** What recommendations still need, in the words of the steps. */
export function findMissing(draft: ProjectDraft): MissingField[] {
  return MISSING_FIELDS.filter((field) => isMissing[field](draft));
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
