import { useMemo } from "react";
import type { Check } from "#engine/checks/check.ts";
import { checkPost } from "#engine/checks/check-post.ts";
import type { Draft } from "#engine/posts/draft.ts";
import { assessBanRisk } from "#engine/risk/assess-ban-risk.ts";
import type { BanRisk } from "#engine/risk/ban-risk.ts";
import type { Rulebook } from "#engine/rules/rulebook.ts";

/** What the estimate depends on beside the draft and the rules. */
export type Circumstances = Omit<Parameters<typeof assessBanRisk>[0], "draft" | "rulebook">;

export type Assessment = { checks: Check[]; risk: BanRisk };

/** Worked out anew only when the draft or what it is held against is another. */
export function useAssessment(
  draft: Draft,
  rulebook: Rulebook,
  circumstances: Circumstances,
): Assessment {
  return useMemo(
    () => ({
      checks: checkPost(draft, rulebook).filter(
        // A comment can have no flair, so none can be missing.
        ({ kind }) => kind !== "flair" || circumstances.postType !== "thread-comment",
      ),
      risk: assessBanRisk({ ...circumstances, draft, rulebook }),
    }),
    [draft, rulebook, circumstances],
  );
}
