import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Policy } from "./policy.ts";

type Seen = Pick<Policy, "kind" | "stance">;

/**
 * What a community says about promotion, as it counts for projects of these kinds. Where a town's community is closed to
 * promotion, a cause of the town is not what is meant, and its moderators are asked first; where a note says whom a closed
 * community is for, those write what is useful to the others.
 */
export function seenByKind<P extends Seen>(policy: P, kinds: readonly ProjectKind[]): P {
  const { stance } = policy;
  const [kind] = kinds;
  if (stance.is !== "closed" || kinds.length !== 1 || kind === undefined) return policy;
  const detail = stance.detail ?? "";
  if (MEANT[kind]?.test(detail)) return { ...policy, stance: { ...stance, is: "value" } };
  const isCivic = kind === "cause" && policy.kind === "local" && !BARS_CAUSES.test(detail);
  return isCivic ? { ...policy, stance: { ...stance, is: "ask" } } : policy;
}

/** Those for whom a community is that is closed to everybody else. */
const MEANT: Partial<Record<ProjectKind, RegExp>> = {
  service: /\bonly (?:local )?services?(?: work)?\b/i,
};

/** What a cause would be removed for; that its moderators said no is known for sure. */
const BARS_CAUSES =
  /\b(?:petitions?|campaigns?|causes|charit\p{Ll}+|activis\p{Ll}+|agenda|politic\p{Ll}+|fund-?rais\p{Ll}+|crowdfund\p{Ll}+|moderators said no)\b/iu;
