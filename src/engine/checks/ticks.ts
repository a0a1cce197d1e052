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

/** What the author answered to a question; null while they have not. */
export function readAnswer(ticked: Ticked, id: string): boolean | null {
  if (ticked.includes(id)) return true;
  return ticked.includes(`${NO}${id}`) ? false : null;
}

export function setAnswer(ticked: Ticked, id: string, answer: boolean | null): string[] {
  const others = ticked.filter((known) => known !== id && known !== `${NO}${id}`);
  return answer === null ? others : [...others, answer ? id : `${NO}${id}`];
}

/** Before the key of a demand: the author said no. */
const NO = "no:";

/**
 * The key comes first. A community whose stance has changed has something new to read. Behind it what
 * ticks were kept by before: our sentence, which counts for as long as it is worded as it was.
 */
function namesOf({ id, label }: Demand, { stance }: Community): string[] {
  return [id === "stance" ? `stance-${stance.is}` : id, label];
}
