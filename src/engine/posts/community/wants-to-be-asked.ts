import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { seenByKind } from "#engine/policy/seen-by-kind.ts";
import { listDemandsOn } from "#engine/policy/promotion-limits.ts";

/** Whether moderators want to be asked before a project of this kind is posted, and were not yet. */
export function wantsToBeAsked(
  policy: Pick<Policy, "kind" | "stance" | "demands">,
  kind: ProjectKind,
): boolean {
  const { is, isAsked } = seenByKind(policy, [kind]).stance;
  if (isAsked || is === "closed" || is === "no-place") return false;
  return is === "ask" || listDemandsOn(policy, "ask-mods", [kind]).length > 0;
}
