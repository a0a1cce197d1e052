import type { Check } from "#engine/checks/check.ts";
import { checkPost } from "#engine/checks/check-post.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { assessBanRisk } from "#engine/risk/assess-ban-risk.ts";
import type { BanRisk } from "#engine/risk/ban-risk.ts";
import type { Policy } from "#engine/policy/policy.ts";

/** What the estimate depends on beside the draft and the rules. */
export type Circumstances = Omit<Parameters<typeof assessBanRisk>[0], "draft" | "policy">;

export type Assessment = { checks: Check[]; risk: BanRisk };

/** The rules one by one, and the estimate. */
export function assessDraft(
  draft: Draft,
  policy: Policy,
  circumstances: Circumstances,
): Assessment {
  const checks = checkPost(draft, policy);
  const isComment = circumstances.postType === "thread-comment";
  return {
    checks: isComment ? checks.filter(({ kind }) => !FOR_POSTS.has(kind)) : checks,
    risk: assessBanRisk({ ...circumstances, draft, policy }),
  };
}

/** What a comment can't have, and so can't lack. */
const FOR_POSTS: ReadonlySet<Check["kind"]> = new Set(["flair", "post-types"]);
