import { DIMENSIONS, type MatcherModel } from "#engine/matching/matcher-model.ts";
import type { SourceRow, SourceSubreddit } from "./read-source.ts";
import { splitModelName } from "#engine/matching/score-subreddits.ts";

/** Where a feature's weight lies, and its value. */
export type Features = { positions: Int32Array; values: Float32Array };

const HASHED = 1 << 16;
/** One for the direction's components, one for each bucket of traits, one that is always there. */
export const FEATURE_COUNT = DIMENSIONS + HASHED + 1;
const DIRECTION_WEIGHT = 4;
const TRAIT_WEIGHT = 0.5;
const PIECE_LENGTH = 4;

/** A community as numbers: its direction in the model, and the words and pieces of its name. */
export function extractFeatures(model: MatcherModel, { row, subreddit }: SourceRow): Features {
  const traits = new Set(listTraits(subreddit).map((trait) => DIMENSIONS + hashText(trait)));
  const positions = new Int32Array(DIMENSIONS + traits.size + 1);
  const values = new Float32Array(positions.length).fill(TRAIT_WEIGHT);
  const norm = model.norms[row] || 1;
  for (let d = 0; d < DIMENSIONS; d++) {
    positions[d] = d;
    values[d] = (DIRECTION_WEIGHT * (model.subreddits[row * DIMENSIONS + d] ?? 0)) / norm;
  }
  positions.set([...traits, FEATURE_COUNT - 1], DIMENSIONS);
  values[values.length - 1] = 1;
  return { positions, values };
}

function listTraits({ name, keywords, related }: SourceSubreddit): string[] {
  const lowerCased = `^${name.toLowerCase()}$`;
  const pieces = Array.from({ length: Math.max(0, lowerCased.length - PIECE_LENGTH + 1) }, (_, i) =>
    lowerCased.slice(i, i + PIECE_LENGTH),
  );
  return [
    ...splitModelName(name).map((part) => `part ${part}`),
    ...keywords.map((word) => `word ${word}`),
    ...pieces.map((piece) => `piece ${piece}`),
    ...(related ?? []).map((neighbour) => `near ${neighbour}`),
    ...SHAPES.filter((shape) => shape.test(name)).map((shape) => `shape ${shape}`),
    `keywords ${Math.min(keywords.length, 12)}`,
    `related ${Math.min(related?.length ?? 0, 3)}`,
  ];
}

/** Ways of writing a name that go with what it is about: 'valeria__', 'mollyyy', 'OkBuddy'. */
const SHAPES = [
  /[_\d]$/,
  /(.)\1\1/i,
  /_/,
  /xx?o?$|of$/i,
  /^[a-z\d_]+$/,
  /^[a-z]{12,}$/,
  /^[A-Z]{3,}/,
];

/** FNV-1a, folded. */
function hashText(text: string): number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return ((state >>> 16) ^ state) & (HASHED - 1);
}
