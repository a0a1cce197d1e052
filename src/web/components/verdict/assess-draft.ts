import type { Draft } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { assessDraft as assess } from "#engine/risk/assess-ban-risk.ts";
import type { Assessment } from "#engine/risk/weigh-situation.ts";

/** What the estimate depends on beside the draft and the policy. */
type Circumstances = Omit<Parameters<typeof assess>[0], "draft" | "policy">;

/** The demands one by one, and the estimate. */
export function assessDraft(
  draft: Draft,
  policy: Policy,
  circumstances: Circumstances,
): Assessment {
  return assess({ ...circumstances, draft, policy });
}
