import { DIMENSIONS, type MatcherModel } from "#engine/matching/matcher-model.ts";
import { splitModelWords } from "#engine/matching/tokenise.ts";
import { LEVELS_PER_UNIT, type TopicSignature } from "#engine/policy/topic-signature.ts";
import type { CommunityKind, Policy } from "#engine/policy/policy.ts";

const MOST_WORDS = 800;
/** The vocabulary is in the order of frequency, and its first words say nothing about a subject. */
const FIRST_TELLING = 120;
/** Words that were added behind the pairs are as rare as the last ones before them. */
const RAREST = 40_000;
const FREQUENCY_SHIFT = 50;
/** A rare word says more, but a frequent one is met more often. */
const FREQUENCY_POWER = 0.4;
/** What a community's own keywords weigh at least. */
const KEYWORD_WEIGHT = 0.3;
/** What weighs less is on no level. */
const LEAST_WEIGHT = 0.5 / LEVELS_PER_UNIT;

type Community = { row: number; keywords: readonly string[] };

/** What a community writes about, from its row of the matcher and its keywords. */
export function signTopic(model: MatcherModel, { row, keywords }: Community): TopicSignature {
  const weights = new Map(pickWords(model, row));
  for (const word of keywords.flatMap(splitModelWords)) {
    if ((model.vocabulary.get(word) ?? 0) < FIRST_TELLING) continue;
    weights.set(word, Math.max(weights.get(word) ?? 0, KEYWORD_WEIGHT));
  }
  const levels: string[][] = [];
  for (const [word, weight] of weights) {
    const level = Math.round(weight * LEVELS_PER_UNIT);
    if (level > 0) (levels[level - 1] ??= []).push(word);
  }
  return { levels: Array.from(levels, (words) => words?.toSorted().join(" ") ?? "") };
}

function pickWords(model: MatcherModel, row: number): [word: string, weight: number][] {
  const direction = readDirection(model, row);
  const found: { word: string; weight: number; use: number }[] = [];
  for (const [word, token] of model.vocabulary) {
    if (token < FIRST_TELLING || word.length < 2 || word.includes(" ")) continue;
    const weight = weigh(model, token, direction);
    if (weight < LEAST_WEIGHT) continue;
    const rarity = Math.min(token, RAREST) + FREQUENCY_SHIFT;
    found.push({ word, weight, use: weight / rarity ** FREQUENCY_POWER });
  }
  return found
    .toSorted((a, b) => b.use - a.use)
    .slice(0, MOST_WORDS)
    .map(({ word, weight }) => [word, weight]);
}

function readDirection({ subreddits, norms }: MatcherModel, row: number): Float64Array {
  const values = subreddits.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
  return Float64Array.from(values, (value) => value / (norms[row] || 1));
}

/** How far a token points where the community lies. */
function weigh({ tokens, tokenScales }: MatcherModel, token: number, direction: Float64Array) {
  let sum = 0;
  const start = token * DIMENSIONS;
  // Five million rounds for each community, and each value is there.
  for (let d = 0; d < DIMENSIONS; d++) {
    sum += (tokens[start + d] as number) * (direction[d] as number);
  }
  return sum * (tokenScales[token] ?? 0);
}

/** Elsewhere people sell, ask or tell anything at all. */
const WITH_SUBJECT: ReadonlySet<CommunityKind | null> = new Set<CommunityKind | null>([
  "dev",
  "trade",
  "hobby",
  "academic",
  "fandom",
  "showcase",
  "media",
  "lifestyle",
]);

/** Whether the words of a draft can tell if it belongs there; the matcher knows English best. */
export function hasOneSubject({
  kind,
  language,
  shown,
}: Pick<Policy, "kind" | "language" | "shown">): boolean {
  const showsAnything = kind === "showcase" && !shown;
  return WITH_SUBJECT.has(kind) && language === "en" && !showsAnything;
}
