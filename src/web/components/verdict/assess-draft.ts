import type { Check } from "#engine/checks/check.ts";
import { checkPost } from "#engine/checks/check-post.ts";
import type { Draft } from "#engine/posts/draft.ts";
import { assessBanRisk } from "#engine/risk/assess-ban-risk.ts";
import type { BanRisk } from "#engine/risk/ban-risk.ts";
import type { Rulebook } from "#engine/rules/rulebook.ts";
import { isFlairOpen } from "./is-flair-open.ts";

/** What the estimate depends on beside the draft and the rules. */
export type Circumstances = Omit<Parameters<typeof assessBanRisk>[0], "draft" | "rulebook">;

export type Assessment = { checks: Check[]; risk: BanRisk };

/** The rules one by one, and the estimate. Both see the flair alike: one left open is not chosen. */
export function assessDraft(
  draft: Draft,
  rulebook: Rulebook,
  circumstances: Circumstances,
): Assessment {
  const read = isFlairOpen(draft.flair) ? { ...draft, flair: null } : draft;
  const checks = checkPost(read, rulebook);
  // A comment can have no flair, so none can be missing.
  const isComment = circumstances.postType === "thread-comment";
  return {
    checks: isComment ? checks.filter(({ kind }) => kind !== "flair") : checks,
    risk: assessBanRisk({ ...circumstances, draft: read, rulebook }),
  };
}
