import { splitModelWords } from "#engine/matching/tokenise.ts";
import { LEVELS_PER_UNIT, type TopicSignature } from "../policy/topic-signature.ts";

/** What is promoted is named at once; shorter texts do not say enough about their subject. */
const FEWEST_WORDS = 20;
/** More than the words that are looked at; the rest would only cost time. */
const SAMPLE_LENGTH = 4000;
/** With so many different words of the community, a text is on its subject, however little they weigh. */
const SEVERAL = 5;
/** What a word of a post that is on topic weighs on average, at the lower end. */
const TYPICAL = 0.02;
/**
 * How far below that it is foreign, times the root of its words. With 0.13 a quarter of promotion from other
 * communities was found, with 0.1 nearly half of it; either way 2 of 178 that were welcome are taken for it (decision 86).
 */
const FAR_BELOW = 0.1;

/** True for a text that promotes and has far fewer of a community's words than its posts have. */
export function isOffTopic(signature: TopicSignature, text: string): boolean {
  const words = splitModelWords(text.slice(0, SAMPLE_LENGTH));
  if (words.length < FEWEST_WORDS) return false;
  const weights = readWeights(signature);
  if (new Set(words.filter((word) => weights.has(word))).size >= SEVERAL) return false;
  const sum = words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  return (sum / words.length - TYPICAL) * Math.sqrt(words.length) < -FAR_BELOW;
}

// Read once for each policy, not with every letter that is typed.
const read = new WeakMap<TopicSignature, ReadonlyMap<string, number>>();

function readWeights(signature: TopicSignature): ReadonlyMap<string, number> {
  const known = read.get(signature);
  if (known) return known;
  const weights = new Map(
    signature.levels.flatMap((words, index) =>
      words.split(" ").map((word) => [word, (index + 1) / LEVELS_PER_UNIT] as const),
    ),
  );
  read.set(signature, weights);
  return weights;
}
