import { FEATURE_COUNT, type Features } from "./extract-features.ts";

export type Example = { features: Features; label: number; weight: number };

/** Probability of each label. */
export type Classifier = (features: Features) => Float64Array;

type Options = { labels: number; epochs: number };
type Parameters = { weights: Float32Array; squares: Float32Array; labels: number };

const STEP = 0.1;
/** What a weight has moved before it began; keeps the first steps small. */
const FIRST_SQUARE = 0.1;

/** Softmax regression by AdaGrad's steps; the same examples give the same weights. */
export function trainClassifier(examples: Example[], { labels, epochs }: Options): Classifier {
  const parameters: Parameters = {
    weights: new Float32Array(FEATURE_COUNT * labels),
    squares: new Float32Array(FEATURE_COUNT * labels).fill(FIRST_SQUARE),
    labels,
  };
  const order = examples.map((_, i) => i);
  const random = createRandom();
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const i of order) learn(parameters, examples[i] as Example);
  }
  return (features) => classify(parameters, features);
}

function classify({ weights, labels }: Parameters, { positions, values }: Features): Float64Array {
  const sums = new Float64Array(labels);
  for (let f = 0; f < positions.length; f++) {
    const start = (positions[f] as number) * labels;
    const value = values[f] as number;
    for (let k = 0; k < labels; k++) {
      sums[k] = (sums[k] as number) + value * (weights[start + k] as number);
    }
  }
  const highest = sums.reduce((most, sum) => Math.max(most, sum));
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power);
  return powers.map((power) => power / total);
}

function learn(parameters: Parameters, { features, label, weight }: Example): void {
  const { weights, squares, labels } = parameters;
  const { positions, values } = features;
  const probabilities = classify(parameters, features);
  for (let k = 0; k < labels; k++) {
    const error = weight * ((k === label ? 1 : 0) - (probabilities[k] as number));
    if (Math.abs(error) < 1e-4) continue;
    for (let f = 0; f < positions.length; f++) {
      const at = (positions[f] as number) * labels + k;
      const slope = error * (values[f] as number);
      squares[at] = (squares[at] as number) + slope * slope;
      weights[at] = (weights[at] as number) + (STEP * slope) / Math.sqrt(squares[at] as number);
    }
  }
}

/** mulberry32: chance that comes out the same every time. */
function createRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
}
