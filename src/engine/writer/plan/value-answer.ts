import { ANSWER_IDS, type AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { listWordRuns } from "#engine/text/characters.ts";
import type { Place } from "../place/place.ts";
import { FACTS, findMatter, type Told } from "../told/told.ts";
import { OF_ALL, OF_ANSWER } from "./weights.ts";
import { readSaid, readWishSigns, type Said } from "./wish-signs.ts";

const INDEX = new Map<AnswerId, number>(ANSWER_IDS.map((id, index) => [id, index]));

/** How much these readers want to hear an answer, in log odds: nought where they are of two minds. */
export function valueAnswer(
  id: AnswerId,
  place: Place,
  kind: ProjectKind,
  said: Said | null,
): number {
  const index = INDEX.get(id) ?? 0;
  const { ofAnswer, ofAll } = readWishSigns(id, place, kind, said);
  const own = ofAnswer.reduce(
    (sum, [sign, value]) => sum + value * (OF_ANSWER[sign][index] ?? 0),
    0,
  );
  return ofAll.reduce((sum, [sign, value]) => sum + value * OF_ALL[sign], own);
}

/**
 * What it costs is told wherever that is welcome, and where it is free: of 82 pairs 67 were better with it. Neighbours hear where a house is;
 * elsewhere where it runs is told if such readers want it: of 23 that don't, 9 were better with it.
 */
export function tellsFact(id: (typeof FACTS)[number], place: Place, told: Told): boolean {
  const said = findMatter(told, id)?.sentences ?? [];
  if (id === "price") return place.isPriceWelcome || SAYS_FREE.test(said[0] ?? "");
  const { kind } = told.interview;
  if (place.readers === "neighbours" && VISITED.has(kind)) return true;
  if (isPlatformNamed(told, place)) return true;
  return valueAnswer(id, place, kind, readSaid(said.join(" "), place)) > LEAST_WANTED;
}

export const SAYS_FREE = /\bfree\b/i;

/** Who reads r/androidapps or r/FirefoxAddons wants to know which Android or Firefox it needs. */
export function isPlatformNamed(told: Told, { name }: Pick<Place, "name">): boolean {
  const [first = ""] = findMatter(told, "platform")?.sentences ?? [];
  const called = name.toLowerCase();
  return listWordRuns(first).some(
    (word) =>
      word.length >= SHORTEST_NAME &&
      called.includes(word.toLowerCase()) &&
      hasSign(word, "runsOn"),
  );
}

const SHORTEST_NAME = 3;

/** People go there, or somebody comes to them. */
const VISITED: ReadonlySet<ProjectKind> = new Set<ProjectKind>([
  "shop",
  "service",
  "cause",
  "course",
]);

/** Of 526 ideal posts of founders with a price 106 tell such facts, and a lack of one is minded more than that it is there: this tells 371 of them apart, nought would tell 410 and leave out 16 of the 42 most wanted. */
const LEAST_WANTED = -0.4;

/** The words of where it is and what it costs, as far as that is told. */
export function countFacts(told: Told, isTold: (id: (typeof FACTS)[number]) => boolean): number {
  return FACTS.filter(isTold).reduce((sum, id) => sum + (findMatter(told, id)?.words ?? 0), 0);
}
