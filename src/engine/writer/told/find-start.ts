import type { AnswerId } from "#engine/interview/interview.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { pointsAtNothing } from "./points-at-nothing.ts";
import { hasOpener } from "./steer-sentences.ts";
import type { Matter, Told } from "./told.ts";

/** The answer that a post can open on, as the founder says; else a guess. */
export function findStart(matter: Matter, told: Pick<Told, "interview">): AnswerId | null {
  const { id } = matter;
  if (hasOpener(matter, told)) return id;
  return OPENERS.has(id) && standsAlone(matter) ? id : null;
}

const OPENERS: ReadonlySet<AnswerId> = new Set<AnswerId>(["scene", "before", "teach", "mistake"]);

/** Whether it can be read before anybody knows what the thing is. */
function standsAlone({ id, sentences: [first = "", second], rests }: Matter): boolean {
  // A scene was told to somebody who knew nothing: 'It was the last pass before Grenoble'.
  if (rests.length > 0 || pointsAtNothing(first)) return false;
  if (id === "scene") return !SAYS.opensWithKnown.test(first);
  if (id !== "teach" && second === undefined) return false;
  if (id === "mistake" && !/^(?:I|We) /.test(first)) return false;
  const isSaid = countWords(first) >= FEWEST_OF_OPENING;
  return isSaid && !hasSign(first, "pointsBack") && !OF_THING.test(beginningOf(first));
}

/** Further on, 'it' is mostly something that the sentence itself named. */
function beginningOf(sentence: string): string {
  return sentence.split(" ").slice(0, FEW_WORDS).join(" ");
}

const FEW_WORDS = 6;
/** 'Envelope.' answers a question that readers have not seen. */
const FEWEST_OF_OPENING = 4;

/** 'The first version', 'I built it': of something that was not named yet. */
const OF_THING =
  /\b(?:it|its|the (?:app|tool|game|book|site|course|shop|podcast|newsletter)|(?:first|last|next|second|old|new) (?:version|batch|edition|cover|draft|episode|issue|prototype|round))\b/i;
