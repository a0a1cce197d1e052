import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { hasDigit } from "#engine/text/characters.ts";
import { namesCommunity } from "../place/names-community.ts";
import type { Place, PlaceForm, Readers } from "../place/place.ts";

/** What has a weight of its own for each answer. */
export type AnswerSign =
  | "all"
  | Readers
  | ProjectKind
  | PlaceForm
  | "forValue"
  | "long"
  | "figure"
  | "peers";

/** What counts the same for all of them. */
export type SharedSign =
  | "near"
  /** Names what the community is named after; of what it is made with, nobody in r/golang forgives its lack. */
  | "named"
  | "namesTool"
  /** Asked for by name, in its rules or notes. */
  | "demanded";

export type WishSigns = {
  ofAnswer: [AnswerSign, number][];
  ofAll: [SharedSign, number][];
};

/** What an answer says, as far as readers want it the more or the less for that. */
export type Said = {
  words: number;
  hasFigure: boolean;
  isNamed: boolean;
};

export function readSaid(
  text: string,
  { name }: Pick<Place, "name">,
  measured = measureSaid(text),
): Said {
  return { ...measured, isNamed: namesCommunity(text, name) };
}

/** What is the same for all communities. */
export function measureSaid(text: string): Omit<Said, "isNamed"> {
  return { words: countWords(text), hasFigure: hasDigit(text) };
}

/** All that tells how much these readers want one answer; of one that was not given yet, no more than its question does. */
export function readWishSigns(
  id: AnswerId,
  place: Place,
  kind: ProjectKind,
  said: Said | null,
): WishSigns {
  const { readers, near, policy, demanded, form } = place;
  const isTool = id === "stackOrMaterial";
  return {
    ofAnswer: [
      ["all", 1],
      [readers, 1],
      [kind, 1],
      [form, 1],
      ["forValue", Number(isForValue(policy.stance.is))],
      ["long", measureLength(said?.words ?? USUAL_WORDS)],
      ["figure", said ? Number(said.hasFigure) : HALF],
      ["peers", OF_CRAFT.has(id) ? (near?.peers ?? 0) * PEERS_SCALE : 0],
    ],
    ofAll: [
      ["near", (near?.answers[id] ?? 0) * NEAR_SCALE],
      ["named", Number(said?.isNamed === true && !isTool)],
      ["namesTool", Number(said?.isNamed === true && isTool)],
      ["demanded", Number(demanded.includes(id))],
    ],
  };
}

/** What those who make such things want otherwise than those who use them. */
const OF_CRAFT: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "stackOrMaterial",
  "mistake",
  "userSaid",
  "askReaders",
  "askPeers",
]);
/** Cosines are small beside the other signs. */
const [PEERS_SCALE, NEAR_SCALE] = [5, 3];
const HALF = 0.5;

/** About the middle of all answers. */
const USUAL_WORDS = 33;
/** A short fact costs little room, and a long story is not wanted more than one of usual length. */
const [FEWEST_WORDS, MOST_WORDS] = [15, 90];

function measureLength(words: number): number {
  return Math.log(Math.min(MOST_WORDS, Math.max(FEWEST_WORDS, words)) / USUAL_WORDS);
}

/** Where a project is told about for what others get from it, and not shown for its own sake. */
export function isForValue(stance: Place["policy"]["stance"]["is"]): boolean {
  return stance === "value" || stance === "unknown" || stance === "ask";
}
