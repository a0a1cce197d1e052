import { useMemo } from "react";
import type { Draft } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { assessDraft, type Assessment, type Circumstances } from "./assess-draft.ts";

/** Worked out anew only when the draft or what it is held against is another. */
export function useAssessment(
  draft: Draft,
  policy: Policy,
  circumstances: Circumstances,
): Assessment {
  return useMemo(() => assessDraft(draft, policy, circumstances), [draft, policy, circumstances]);
}
