import { splitWords } from "#engine/matching/tokenise.ts";
import { LEVELS_PER_UNIT, type TopicSignature } from "../policy/topic-signature.ts";

/** Shorter texts do not say enough about their subject. */
const FEWEST_WORDS = 40;
/** What is promoted is named at once. */
const FEWEST_OF_PROMOTION = 20;
/** More than the words that are looked at; the rest would only cost time. */
const SAMPLE_LENGTH = 4000;
/** With so many different words of the community, a text is on its subject, however little they weigh. */
const SEVERAL = 5;
/** What a word of a post that is on topic weighs on average, at the lower end. */
const TYPICAL = 0.02;
/** How far below that one in a hundred of a community's own posts lies, times the root of its words. */
const FAR_BELOW = 0.13;
/**
 * For what promotes. With 0.13 a quarter of promotion from other communities was found, with 0.1 nearly half of it; of
 * 178 that were welcome where they were posted one and two were taken for it (decision 86).
 */
const FAR_BELOW_OF_PROMOTION = 0.1;

/** True for a text long enough to tell that has far fewer of a community's words than its posts have. */
export function isOffTopic(
  signature: TopicSignature,
  text: string,
  { promotes = false }: { promotes?: boolean } = {},
): boolean {
  const words = splitWords(text.slice(0, SAMPLE_LENGTH));
  if (words.length < (promotes ? FEWEST_OF_PROMOTION : FEWEST_WORDS)) return false;
  const weights = readWeights(signature);
  if (new Set(words.filter((word) => weights.has(word))).size >= SEVERAL) return false;
  const sum = words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  const bound = promotes ? FAR_BELOW_OF_PROMOTION : FAR_BELOW;
  return (sum / words.length - TYPICAL) * Math.sqrt(words.length) < -bound;
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
