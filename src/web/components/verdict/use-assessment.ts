import { useMemo } from "react";
import type { Draft } from "#engine/posts/draft.ts";
import type { Rulebook } from "#engine/rules/rulebook.ts";
import { assessDraft, type Assessment, type Circumstances } from "./assess-draft.ts";

/** Worked out anew only when the draft or what it is held against is another. */
export function useAssessment(
  draft: Draft,
  rulebook: Rulebook,
  circumstances: Circumstances,
): Assessment {
  return useMemo(
    () => assessDraft(draft, rulebook, circumstances),
    [draft, rulebook, circumstances],
  );
}
