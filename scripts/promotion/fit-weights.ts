import type { Example } from "./read-examples.ts";

export type Observation = Pick<Example, "source" | "group" | "isPromotion" | "weight"> & {
  features: { name: string; value: number }[];
};

export type Weights = { bias: number; weights: Map<string, number> };

export type FitOptions = { most: number; ridge: number };

/**
 * Logistic regression with a ridge, by accelerated gradient descent: no randomness, so that the same
 * texts give the same weights. Fitted twice: on all features that are seen often enough, then on the
 * heaviest of them.
 */
export function fitWeights(all: Observation[], { most, ridge }: FitOptions): Weights {
  const often = chooseFrequent(all);
  const first = descend(all, often, ridge);
  const heavy = often
    .map((name) => ({ name, load: Math.abs(first.weights.get(name) ?? 0) }))
    .toSorted((a, b) => b.load - a.load || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
  // Promotion is also posted where it does not belong: what is surely promotion is no example of ordinary talk.
  const clean = all.filter(
    (each) => each.source !== "posts" || predict(first, each.features) < SURELY,
  );
  return descend(clean, heavy, ridge);
}

const SURELY = 0.8;
const ROUNDS = 120;

export function predict({ bias, weights }: Weights, features: Observation["features"]): number {
  let sum = bias;
  for (const { name, value } of features) sum += value * (weights.get(name) ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Words that several texts have; those of one field of work alone say nothing about promotion. */
function chooseFrequent(all: Observation[]): string[] {
  const groups = new Map<string, Map<string, number>>();
  for (const { features, source, group, weight } of all) {
    for (const { name } of features) {
      const seen = groups.get(name) ?? new Map<string, number>();
      const key = `${source}/${group}`;
      seen.set(key, Math.max(weight, seen.get(key) ?? 0));
      groups.set(name, seen);
    }
  }
  return Array.from(groups)
    .filter(([name, seen]) => {
      const load = Array.from(seen.values()).reduce((sum, each) => sum + each, 0);
      return name.startsWith("#") || (seen.size >= 3 && load >= 5);
    })
    .map(([name]) => name)
    .toSorted();
}

type Row = { at: Uint32Array; value: Float64Array; weight: number; isPromotion: boolean };

function descend(all: Observation[], names: string[], ridge: number): Weights {
  const rows = toRows(all, names);
  const largest = Math.max(...rows.map(({ value }) => value.reduce((sum, x) => sum + x * x, 1)));
  const step = 1 / (0.09 * largest + ridge);
  let bias = 0;
  let biasAhead = 0;
  let weights = new Float64Array(names.length);
  let ahead = new Float64Array(names.length);
  let momentum = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = findSlope(rows, ahead, biasAhead);
    const next = ahead.map((weight, k) => weight - step * ((slope.weights[k] ?? 0) + ridge * weight)); // prettier-ignore
    const nextBias = biasAhead - step * slope.bias;
    const faster = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const drive = (momentum - 1) / faster;
    const last = weights;
    ahead = next.map((weight, k) => weight + drive * (weight - (last[k] ?? 0)));
    biasAhead = nextBias + drive * (nextBias - bias);
    weights = next;
    bias = nextBias;
    momentum = faster;
  }
  return { bias, weights: new Map(names.map((name, at) => [name, weights[at] ?? 0])) };
}

/** The features of each text by number; promotions and other texts weigh the same in all. */
function toRows(all: Observation[], names: string[]): Row[] {
  const index = new Map(names.map((name, at) => [name, at]));
  const total = (isPromotion: boolean) =>
    all.reduce((sum, each) => sum + (each.isPromotion === isPromotion ? each.weight : 0), 0);
  const [promotions, others] = [total(true), total(false)];
  return all.map(({ features, weight, isPromotion }) => {
    const known = features.filter(({ name }) => index.has(name));
    return {
      at: Uint32Array.from(known, ({ name }) => index.get(name) ?? 0),
      value: Float64Array.from(known, ({ value }) => value),
      weight: weight / (2 * (isPromotion ? promotions : others)),
      isPromotion,
    };
  });
}

function findSlope(rows: Row[], ahead: Float64Array, bias: number) {
  const weights = new Float64Array(ahead.length);
  let biasSlope = 0;
  for (const { at, value, weight, isPromotion } of rows) {
    let sum = bias;
    for (let k = 0; k < at.length; k += 1) sum += (value[k] ?? 0) * (ahead[at[k] ?? 0] ?? 0);
    const error = weight * (1 / (1 + Math.exp(-sum)) - (isPromotion ? 1 : 0));
    for (let k = 0; k < at.length; k += 1) {
      const feature = at[k] ?? 0;
      weights[feature] = (weights[feature] ?? 0) + error * (value[k] ?? 0);
    }
    biasSlope += error;
  }
  return { weights, bias: biasSlope };
}
