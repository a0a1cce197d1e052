import {
  BIAS,
  JOINT_LOADS,
  JOINTS,
  LEAST,
  PAIR_LOADS,
  PAIRS,
  SINGLES,
  STEP,
} from "./promotion-weights.ts";
import { type Feature, readPromotionFeatures } from "./read-promotion-features.ts";
import type { TextPart } from "./read-tokens.ts";

export type PromotionScore = {
  /** Between 0 and 1: how much the draft reads like its author presenting something of their own. */
  score: number;
  /** One name comes up three times or more. */
  repeatsName: boolean;
  /** What speaks for it most, heaviest first. */
  carriers: Feature["place"][];
};

/** Weighs the words, links and properties of a draft by what was learned from drafts of both kinds. */
export function scorePromotion(title: TextPart, content: TextPart): PromotionScore {
  const carriers: { load: number; place: Feature["place"] }[] = [];
  let sum = BIAS;
  let repeatsName = false;
  for (const { word, next, value, place } of readPromotionFeatures(title, content)) {
    if (word === "#repeated name") repeatsName = value > 0.5;
    const weight = WEIGHTS.get(next)?.get(word);
    if (weight === undefined) continue;
    const load = weight * value;
    sum += load;
    if (load > 0 && place.end > place.start) carriers.push({ load, place });
  }
  carriers.sort((a, b) => b.load - a.load);
  return {
    score: 1 / (1 + Math.exp(-sum)),
    repeatsName,
    carriers: carriers.slice(0, MOST_CARRIERS).map(({ place }) => place),
  };
}

const MOST_CARRIERS = 3;

/** Each character of the loads is a weight: the one in the middle of the printable ones is none. */
const MIDDLE = 79;
/** By the word that follows, so that no pair of words needs to be put together to look it up. */
const WEIGHTS: ReadonlyMap<string | null, ReadonlyMap<string, number>> = readWeights();

function readWeights() {
  const weights = new Map<string | null, Map<string, number>>();
  const add = (word: string, next: string | null, load: number) => {
    const beside = weights.get(next) ?? new Map<string, number>();
    beside.set(word, load * STEP);
    weights.set(next, beside);
  };
  for (const [level, names] of SINGLES.split("\n").entries()) {
    for (const name of names ? names.split("|") : []) add(name, null, LEAST + level);
  }
  readUnderFirst(PAIRS, PAIR_LOADS, add);
  readUnderFirst(JOINTS, JOINT_LOADS, (first, second, load) =>
    add(`&${first}&${second}`, null, load),
  );
  return weights;
}

/** 'first|second|another second' in each line, with a character for each second in `loads`. */
function readUnderFirst(
  lines: string,
  loads: string,
  add: (first: string, second: string, load: number) => void,
): void {
  let at = 0;
  for (const line of lines.split("\n")) {
    const [first = "", ...seconds] = line.split("|");
    for (const second of seconds) add(first, second, loads.charCodeAt(at++) - MIDDLE);
  }
}
