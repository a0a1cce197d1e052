import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { showFailure } from "../wizard/describe-failure.ts";
import { findFaults } from "../wizard/draft-faults.ts";
import type { DraftStore } from "../wizard/draft-store.ts";
import type { ProjectDraft } from "../wizard/project-draft.ts";
import { createIdSource } from "./creation-id.ts";
import { findInvalid } from "./find-invalid.ts";
import { toNewProject } from "./new-project.ts";

const SELECT_FIRST = "Please select at least one subreddit before proceeding.";
const NOT_VALIDATED = "Unable to validate project. Please try again later.";
const NOT_CREATED = "Unable to create project. Please try again later.";

/** Checks first, then creates. Whatever fails, the draft stays as it is. */
export function useCreateProject(store: DraftStore) {
  const cache = useQueryClient();
  const [isValidating, setValidating] = useState(false);
  const [hasTried, setTried] = useState(false);
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
      void cache.invalidateQueries({ queryKey: ["projects"] });
      // Lists of subreddits carry the match with the user's projects.
      void cache.invalidateQueries({ queryKey: ["subreddits", "list"], refetchType: "none" });
    },
  });

  async function areSubredditsValid({ selectedSubreddits }: ProjectDraft): Promise<boolean> {
    setValidating(true);
    try {
      const invalid = await findInvalid(api, selectedSubreddits);
      const names = invalid.map(({ fullName }) => fullName).join(", ");
      if (names) showToast("error", `Some subreddits are invalid: ${names}`);
      return names === "";
    } catch (error) {
      showFailure(error, NOT_VALIDATED);
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
    if (draft.selectedSubreddits.length === 0) return showToast("error", SELECT_FIRST);
    if (fault) {
      store.update({ step: 1 });
      return showToast("error", fault);
    }
    isSubmitting.current = true;
    const isValid = await areSubredditsValid(draft);
    isSubmitting.current = false;
    // Who left while it was checked does not want it any more.
    if (!isValid || !isHere.current) return;
    creation.mutate(draft, { onError: (error) => showFailure(error, NOT_CREATED) });
  }

  return {
    submit: () => void submit(),
    /** A gap is only a fault once one tried to create with it. */
    hasTried,
    isBusy: isValidating || creation.isPending,
    isDialogOpen: creation.isPending || creation.isSuccess,
    createdId: creation.data?.id ?? null,
  };
}
