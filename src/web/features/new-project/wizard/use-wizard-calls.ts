import { useEffect, useRef, useState } from "react";
import {
  useGenerateDescription,
  useDetectAudience,
  useDetectCategory,
  useGenerateRecommendations,
  findMissing,
  focusFirstMissing,
} from "#web/features/new-project/api/use-field-help.ts";
import { useReadPage, useUploadBrief } from "#web/features/new-project/api/use-read-sources.ts";
import type { DraftStore } from "./draft-store.ts";
import { useStart } from "#web/features/new-project/api/use-start.ts";
import { fillGoals, findDueHelp, withHelped } from "./follow-pick.ts";
import { type HelpedField, type ProjectDraft, toChoice, findFaults } from "./project-draft.ts";
import type { Step } from "./steps.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { PROJECT_SUBREDDITS } from "#engine/projects/project-limits.ts";
import { api } from "#web/lib/api.ts";
import { refreshAfter } from "#web/lib/query-keys.ts";
import { showToast } from "#web/lib/toast.ts";
import { showFailure } from "./describe-failure.ts";
import type { CallInput } from "#contract/client.ts";
import { findInvalid } from "#web/features/new-project/api/accept-answer.ts";
import { TOASTS } from "#web/features/new-project/toasts.ts";

type WizardCalls = ReturnType<typeof useWizardCalls>;

export type StepProps = { draft: ProjectDraft; store: DraftStore; calls: WizardCalls };

/** All calls of the wizard, above its steps: a change of step neither waits for one nor ends it. */
export function useWizardCalls(store: DraftStore, draft: ProjectDraft) {
  const page = useReadPage(store, draft);
  const brief = useUploadBrief(store);
  const description = useGenerateDescription(store);
  const category = useDetectCategory(store);
  const audience = useDetectAudience(store);
  const recommendations = useGenerateRecommendations(store);
  const creation = useCreateProject(store);
  useHelpByItself(store, draft.step, page.isReading, {
    category: category.runByItself,
    targetAudience: audience.runByItself,
    goals: () => fillGoals(store),
    subreddits: recommendations.runByItself,
  });
  const helps = { 1: description, 2: category, 3: audience, 4: null, 5: recommendations };
  /** Where a step was left empty and a description has come since. */
  const detectMissing = () => {
    const missing = findMissing(store.read());
    if (missing.includes("category")) category.runByItself();
    if (missing.includes("target audience")) audience.runByItself();
  };
  const isDetecting = category.isPending || audience.isPending;
  const isStarting = useStart(store, { page, detectMissing, isDetecting });
  useEffect(() => {
    if (draft.firstFor !== null && !isStarting) fillGoals(store);
  }, [store, draft.firstFor, isStarting]);
  return {
    page,
    brief,
    description,
    category,
    audience,
    recommendations,
    creation,
    helpOn: (step: Step) => helps[step]?.run(),
    detectMissing,
    /** The steps are being filled in from what the front page was asked. */
    isStarting,
  };
}

/** Once for each step, when it opens empty; a page that is being read may still fill it in. */
function useHelpByItself(
  store: DraftStore,
  step: Step,
  isReading: boolean,
  helps: Record<HelpedField, () => void>,
): void {
  const latest = useRef(helps);
  useEffect(() => {
    latest.current = helps;
  });
  useEffect(() => {
    const draft = { ...store.read(), step };
    const field = isReading ? null : findDueHelp(draft);
    if (!field) return;
    // Goals note it themselves, with what they put in.
    if (field !== "goals") store.update({ helped: withHelped(draft, field) });
    latest.current[field]();
  }, [store, step, isReading]);
}

/** Checks first, then creates. Whatever fails, the draft stays as it is. */
function useCreateProject(store: DraftStore) {
  const cache = useQueryClient();
  const [isValidating, setValidating] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [invalidIds, setInvalidIds] = useState<readonly string[]>([]);
  const isHere = useRef(true);
  // State would be a render late for two clicks in one breath.
  const isSubmitting = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const [idOf] = useState(createIdSource);
  const creation = useMutation({
    mutationFn: (draft: ProjectDraft) => {
      const fields = toNewProject(draft);
      return api.createProject({ body: { id: idOf(fields), ...fields } });
    },
    // Also for who left the page meanwhile: the project exists, and must not be created again.
    onSuccess: () => {
      store.forget();
      void refreshAfter(cache, "project-saved");
    },
  });

  async function areSubredditsValid({ selectedSubreddits }: ProjectDraft): Promise<boolean> {
    setValidating(true);
    try {
      const invalid = await findInvalid(api, selectedSubreddits);
      setInvalidIds(invalid.map(({ id }) => id));
      const names = invalid.map(({ fullName }) => fullName).join(", ");
      if (names) showToast("error", TOASTS.invalid(names));
      return names === "";
    } catch (error) {
      showFailure(error, TOASTS.notValidated);
      return false;
    } finally {
      setValidating(false);
    }
  }

  async function submit() {
    if (isSubmitting.current || creation.isPending || creation.isSuccess) return;
    setTried(true);
    const draft = store.read();
    const fault = Object.values(findFaults(draft))[0];
    if (draft.selectedSubreddits.length === 0) return showToast("error", PROJECT_SUBREDDITS.none);
    // The last step asks for it itself.
    if (draft.name.trim() === "") return focusFirstMissing();
    if (fault) {
      store.update({ step: 1 });
      return showToast("error", fault);
    }
    isSubmitting.current = true;
    const isValid = await areSubredditsValid(draft);
    isSubmitting.current = false;
    // Who left while it was checked does not want it any more.
    if (!isValid || !isHere.current) return;
    creation.mutate(draft, { onError: (error) => showFailure(error, TOASTS.notCreated) });
  }

  return {
    submit: () => void submit(),
    /** A gap is only a fault once one tried to create with it. */
    hasTried,
    /** Chosen communities that the server did not confirm. */
    invalidIds,
    isBusy: isValidating || creation.isPending,
    isDialogOpen: creation.isPending || creation.isSuccess,
    createdId: creation.data?.id ?? null,
  };
}

/**
 * An id for what is to be created: the same for the same fields, so that trying again after a lost
 * answer creates nothing twice, and another one once a field was changed.
 */
export function createIdSource(): (fields: object) => string {
  const ids = new Map<string, string>();
  return (fields) => {
    const key = JSON.stringify(fields);
    const id = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, id);
    return id;
  };
}

function toNewProject(draft: ProjectDraft): CallInput<"createProject">["body"] {
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    url: draft.url.trim(),
    category: draft.category,
    kind: draft.kind,
    targetAudience: [...draft.targetAudience],
    goals: [...draft.goals],
    targetPlatform: "reddit",
    selectedSubreddits: draft.selectedSubreddits.map(toChoice),
  };
}
