/** One text: what it has of each sign, which class it is of, and how much it counts. */
export type Observation = { signs: ReadonlyMap<string, number>; is: number; weight: number };

export type Fit = { names: string[]; weights: number[][]; bias: number[] };

type Options = {
  classes: number;
  ridge: number;
  /** Signs that may only speak for the last class. */
  risesWith?: (sign: string) => boolean;
  rounds?: number;
};

/** Signs of fewer texts are left out. */
const FEWEST = 12;

/**
 * Multinomial regression with a ridge, by accelerated gradient descent: no randomness, so that the same texts give the
 * same weights. Signs are brought to one scale first, and the weights are for signs as they are read.
 */
export function fitSoftmax(
  all: readonly Observation[],
  { classes, ridge, risesWith = () => false, rounds = 150 }: Options,
): Fit {
  const names = listNames(all);
  const scales = names.map((name) => spreadOf(all, name));
  const size = names.length + 1;
  const rows = all.map(({ signs }) =>
    Float64Array.from({ length: size }, (_, i) =>
      i === names.length ? 1 : (signs.get(names[i] ?? "") ?? 0) / (scales[i] ?? 1),
    ),
  );
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const shares = all.map(({ weight }) => weight / total);
  const step = 1 / (0.5 * largestCurve(rows, shares) + ridge);
  const floors = names.map((name) => risesWith(name));
  let weights = new Float64Array(size * classes);
  let ahead = new Float64Array(size * classes);
  let momentum = 1;
  for (let round = 0; round < rounds; round++) {
    const slope = findSlope(rows, shares, all, ahead, classes);
    const next = ahead.map((weight, at) => {
      const isBias = at >= names.length * classes;
      return weight - step * ((slope[at] ?? 0) + (isBias ? 0 : ridge * weight));
    });
    for (const [at, isFloored] of floors.entries()) {
      if (!isFloored) continue;
      const last = at * classes + classes - 1;
      if ((next[last] ?? 0) < 0) next.fill(0, at * classes, (at + 1) * classes);
    }
    const faster = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const drive = (momentum - 1) / faster;
    const before = weights;
    ahead = next.map((weight, at) => weight + drive * (weight - (before[at] ?? 0)));
    weights = next;
    momentum = faster;
  }
  const row = (at: number, scale: number) =>
    Array.from({ length: classes }, (_, k) => (weights[at * classes + k] ?? 0) / scale);
  return {
    names,
    weights: names.map((_, at) => row(at, scales[at] ?? 1)),
    bias: row(names.length, 1),
  };
}

/** The texts with those signs alone that weigh most when all are fitted. */
export function keepHeaviest<Each extends Observation>(
  all: readonly Each[],
  { most, ...options }: Options & { most: number },
): Each[] {
  const { names, weights } = fitSoftmax(all, options);
  const heaviest = names
    .map((name, at) => ({ name, load: Math.hypot(...(weights[at] ?? [])) * spreadOf(all, name) }))
    .toSorted((a, b) => b.load - a.load || (a.name < b.name ? -1 : 1))
    .slice(0, most);
  const kept = new Set(heaviest.map(({ name }) => name));
  return all.map((each) =>
    Object.assign({}, each, { signs: new Map([...each.signs].filter(([name]) => kept.has(name))) }),
  );
}

function listNames(all: readonly Observation[]): string[] {
  const counts = new Map<string, number>();
  for (const { signs } of all) {
    for (const [name, value] of signs)
      if (value !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts)
    .filter(([, count]) => count >= FEWEST)
    .map(([name]) => name)
    .toSorted();
}

function spreadOf(all: readonly Observation[], name: string): number {
  const values = all.map(({ signs }) => signs.get(name) ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(square) + 1e-6;
}

/** The largest eigenvalue of the signs' products, by power iteration. */
function largestCurve(rows: readonly Float64Array[], shares: readonly number[]): number {
  const size = rows[0]?.length ?? 0;
  let vector = new Float64Array(size).fill(1 / Math.sqrt(size));
  let length = 0;
  for (let round = 0; round < 30; round++) {
    const next = new Float64Array(size);
    for (const [n, row] of rows.entries()) {
      let sum = 0;
      for (let i = 0; i < size; i++) sum += (row[i] ?? 0) * (vector[i] ?? 0);
      sum *= shares[n] ?? 0;
      for (let i = 0; i < size; i++) next[i] = (next[i] ?? 0) + sum * (row[i] ?? 0);
    }
    length = Math.hypot(...next);
    vector = next.map((value) => value / length);
  }
  return length * 1.05;
}

function findSlope(
  rows: readonly Float64Array[],
  shares: readonly number[],
  all: readonly Observation[],
  weights: Float64Array,
  classes: number,
): Float64Array {
  const slope = new Float64Array(weights.length);
  const values = new Float64Array(classes);
  for (const [n, row] of rows.entries()) {
    values.fill(0);
    for (let i = 0; i < row.length; i++) {
      const x = row[i] ?? 0;
      if (x === 0) continue;
      for (let k = 0; k < classes; k++)
        values[k] = (values[k] ?? 0) + x * (weights[i * classes + k] ?? 0);
    }
    const errors = toShares(values);
    const is = all[n]?.is ?? 0;
    errors[is] = (errors[is] ?? 0) - 1;
    const share = shares[n] ?? 0;
    for (let i = 0; i < row.length; i++) {
      const x = (row[i] ?? 0) * share;
      if (x === 0) continue;
      for (let k = 0; k < classes; k++) {
        slope[i * classes + k] = (slope[i * classes + k] ?? 0) + x * (errors[k] ?? 0);
      }
    }
  }
  return slope;
}

/** How likely each class is. */
export function predict(
  { names, weights, bias }: Fit,
  signs: ReadonlyMap<string, number>,
): Float64Array {
  const values = Float64Array.from(bias);
  for (const [at, name] of names.entries()) {
    const value = signs.get(name) ?? 0;
    if (value === 0) continue;
    for (const [k, weight] of (weights[at] ?? []).entries())
      values[k] = (values[k] ?? 0) + value * weight;
  }
  return toShares(values);
}

function toShares(values: Float64Array): Float64Array {
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
