import type { Policy } from "#engine/policy/policy.ts";
import type { Check } from "./check.ts";

/** What the author ticked as read, by keys of demands. */
type Ticked = readonly string[];
type Demand = Pick<Check, "id" | "label">;
type Community = Pick<Policy, "stance">;

export function isTicked(ticked: Ticked, demand: Demand, community: Community): boolean {
  return namesOf(demand, community).some((name) => ticked.includes(name));
}

export function setTick(
  ticked: Ticked,
  demand: Demand,
  community: Community,
  isRead: boolean,
): string[] {
  const names = namesOf(demand, community);
  const others = ticked.filter((known) => !names.includes(known));
  return isRead ? [...others, ...names.slice(0, 1)] : others;
}

/**
 * The key comes first. A community whose stance has changed has something new to read. Behind it what
 * ticks were kept by before: our sentence, which counts for as long as it is worded as it was.
 */
function namesOf({ id, label }: Demand, { stance }: Community): string[] {
  return [id === "stance" ? `stance-${stance.is}` : id, label];
}
