import { findLastClear, outcomeOf, type Sighting } from "./look.ts";

type Known<Reason> = {
  outcome: "live" | "removed" | "unknown";
  removedReason: Reason;
};

/**
 * What the looks make of a post. Doubt changes nothing, unless it takes back what the outcome rested
 * on; a reason for the removal belongs to a removed post only.
 */
export function decideOutcome<Reason>(
  known: Known<Reason>,
  looks: readonly { sighting: Sighting }[],
  replaced: Sighting | null,
): Known<Reason | null> {
  const outcome = readOutcome(known.outcome, looks, replaced);
  return { outcome, removedReason: outcome === "removed" ? known.removedReason : null };
}

function readOutcome(
  known: Known<unknown>["outcome"],
  looks: readonly { sighting: Sighting }[],
  replaced: Sighting | null,
): Known<unknown>["outcome"] {
  const last = findLastClear(looks);
  if (last) return outcomeOf(last.sighting);
  return replaced && replaced !== "unclear" ? "unknown" : known;
}
