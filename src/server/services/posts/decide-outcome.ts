import { findLastClear, outcomeOf, type Sighting } from "#engine/outcomes/removal-check.ts";
import type { SeenCheck } from "#server/db/post-checks-repository.ts";
import type { PostRow } from "#server/db/posts-repository.ts";

type Outcome = Pick<PostRow, "outcome" | "removedReason">;

/**
 * What the looks make of a post. Doubt changes nothing, unless it takes back what the outcome rested
 * on; a reason for the removal belongs to a removed post only.
 */
export function decideOutcome(
  post: Outcome,
  checks: SeenCheck[],
  replaced: Sighting | null,
): Outcome {
  const outcome = readOutcome(post, checks, replaced);
  return { outcome, removedReason: outcome === "removed" ? post.removedReason : null };
}

function readOutcome(
  post: Outcome,
  checks: SeenCheck[],
  replaced: Sighting | null,
): Outcome["outcome"] {
  const last = findLastClear(checks);
  if (last) return outcomeOf(last.sighting);
  return replaced && replaced !== "unclear" ? "unknown" : post.outcome;
}
