import type { AnswerId } from "#engine/interview/interview.ts";
import type { Place, Readers } from "../place/place.ts";
import { NEAR, PEERS, WANTED } from "./weights.ts";

/** What a community asks for by name comes before what such communities want in general. */
const OF_DEMANDED = 2;

/** How much these readers want to hear an answer: nought where they are of two minds. */
export function valueAnswer(id: AnswerId, { readers, near, demanded }: Place): number {
  const ofNear = NEAR * (near?.answers[id] ?? 0) + (PEERS[id] ?? 0) * (near?.peers ?? 0);
  return WANTED[readers][id] + ofNear + (demanded.includes(id) ? OF_DEMANDED : 0);
}

const OF_MAKING: ReadonlySet<Readers> = new Set<Readers>(["makers", "developers", "trade"]);
/** Whether those who read there make such things themselves. */
export function isAmongPeers({ readers, near }: Place): boolean {
  return OF_MAKING.has(readers) || near?.isAmongPeers === true;
}
