import { useDeferredValue, useMemo } from "react";
import type { Check } from "#engine/checks/check.ts";
import { checkPost } from "#engine/checks/check-post.ts";
import type { Draft } from "#engine/posts/draft.ts";
import { assessBanRisk } from "#engine/risk/assess-ban-risk.ts";
import type { BanRisk } from "#engine/risk/ban-risk.ts";
import type { Rulebook } from "#engine/rules/rulebook.ts";

/** What the estimate depends on beside the draft and the rules. */
export type Circumstances = Omit<Parameters<typeof assessBanRisk>[0], "draft" | "rulebook">;

export type Assessment = {
  /** What was assessed: while one types, a moment behind. */
  draft: Draft;
  checks: Check[];
  risk: BanRisk;
};

/** Checked anew as one types, after the letters are on the screen. */
export function useAssessment(
  draft: Draft,
  rulebook: Rulebook,
  circumstances: Circumstances,
): Assessment {
  const assessed = useDeferredValue(draft);
  return useMemo(
    () => ({
      draft: assessed,
      checks: checkPost(assessed, rulebook),
      risk: assessBanRisk({ ...circumstances, draft: assessed, rulebook }),
    }),
    [assessed, rulebook, circumstances],
  );
}
