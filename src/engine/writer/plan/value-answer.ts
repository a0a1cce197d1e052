import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Place, Readers } from "../place/place.ts";
import { FACTS, findMatter, type Told } from "../told/told.ts";
import { FOR_VALUE, LENGTH, NEAR, PEERS, WANTED } from "./weights.ts";

/** What a community asks for by name comes before what such communities want in general. */
const OF_DEMANDED = 2;

/** How much these readers want to hear an answer of so many words: nought where they are of two minds. */
export function valueAnswer(
  id: AnswerId,
  { readers, near, demanded, policy }: Place,
  words = USUAL_WORDS,
): number {
  const ofNear = NEAR * (near?.answers[id] ?? 0) + (PEERS[id] ?? 0) * (near?.peers ?? 0);
  const ofPlace = WANTED[readers][id] + (isForValue(policy.stance.is) ? FOR_VALUE[id] : 0);
  const ofLength = LENGTH[id] * measureLength(words);
  return ofPlace + ofNear + ofLength + (demanded.includes(id) ? OF_DEMANDED : 0);
}

/**
 * Where things are shown, how to get them is part of it, and neighbours hear where a house is; elsewhere only if such
 * readers ask for it. Of 51 remarks on prices, 39 did not want them.
 */
export function wantsFact(id: "platform" | "price", place: Place, kind: ProjectKind): boolean {
  const { is } = place.policy.stance;
  const isShown = is !== "value" && is !== "unknown" && is !== "closed" && is !== "no-place";
  const isNear = place.readers === "neighbours" && id === "platform" && VISITED.has(kind);
  return isShown || isNear || valueAnswer(id, place) > LEAST_WANTED;
}

/** People go there, or somebody comes to them. */
const VISITED: ReadonlySet<ProjectKind> = new Set<ProjectKind>([
  "shop",
  "service",
  "cause",
  "course",
]);

const LEAST_WANTED = 0.3;

/** The words of where it is and what it costs, as far as that is told. */
export function countFacts(told: Told, isTold: (id: (typeof FACTS)[number]) => boolean): number {
  return FACTS.filter(isTold).reduce((sum, id) => sum + (findMatter(told, id)?.words ?? 0), 0);
}

/** About the middle of all answers. */
const USUAL_WORDS = 33;

/** A short fact costs little room, and a long story is not wanted more than one of usual length. */
const [FEWEST_WORDS, MOST_WORDS] = [15, 90];

export function measureLength(words: number): number {
  return Math.log(Math.min(MOST_WORDS, Math.max(FEWEST_WORDS, words)) / USUAL_WORDS);
}

/** Where a project is told about for what others get from it, and not shown for its own sake. */
export function isForValue(stance: Place["policy"]["stance"]["is"]): boolean {
  return stance === "value" || stance === "unknown" || stance === "ask";
}

/** Those who make things for others. */
export const MAKING: ReadonlySet<Readers> = new Set<Readers>(["makers", "developers", "trade"]);
/** Whether those who read there make such things themselves. */
export function isAmongPeers({ readers, near }: Place): boolean {
  return MAKING.has(readers) || near?.isAmongPeers === true;
}
