import { useMemo } from "react";
import type { Draft } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Assessment } from "#engine/risk/assess-ban-risk.ts";
import { assessDraft, type Circumstances } from "./assess-draft.ts";

/** Worked out anew only for another draft, policy or circumstances. */
export function useAssessment(
  draft: Draft,
  policy: Policy,
  circumstances: Circumstances,
): Assessment {
  return useMemo(() => assessDraft(draft, policy, circumstances), [draft, policy, circumstances]);
}
