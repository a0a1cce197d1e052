import { type Circumstances, toRiskInput } from "#engine/checks/risk-input.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { assessDraft as assess } from "#engine/risk/assess-ban-risk.ts";
import type { Assessment } from "#engine/risk/weigh-situation.ts";

/** The demands one by one, and the estimate. */
export function assessDraft(
  draft: Draft,
  policy: Policy,
  circumstances: Circumstances,
): Assessment {
  return assess(toRiskInput({ ...circumstances, draft, policy }));
}
