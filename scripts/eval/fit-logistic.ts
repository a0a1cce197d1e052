export type Example = { signs: number[]; isSo: boolean; weight: number };

/** Holds every weight but the first, the base, near nought; 1, 3, 10 and 30 were tried on five folds. */
const RIDGE = 3;
const ROUNDS = 12;
const SMALL_STEP = 1e-6;

/** A logistic regression by Newton's method; the first sign is the base. */
export function fitLogistic(examples: Example[], ridge = RIDGE): number[] {
  const size = examples[0]?.signs.length ?? 0;
  let weights = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, i) => (i === 0 ? 0 : -ridge * weight));
    const curve = Array.from({ length: size }, (_, i) => {
      const row = new Float64Array(size);
      row[i] = i === 0 ? 1e-6 : ridge;
      return row;
    });
    for (const { signs, isSo, weight } of examples)
      addExample(weights, signs, isSo, weight, slope, curve);
    const step = solve(curve, slope);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
    if (step.every((each) => Math.abs(each) < SMALL_STEP)) break;
  }
  return [...weights];
}

function addExample(
  weights: Float64Array,
  signs: number[],
  isSo: boolean,
  weight: number,
  slope: Float64Array,
  curve: Float64Array[],
): void {
  const guess = 1 / (1 + Math.exp(-sumSigns(weights, signs)));
  const error = weight * (Number(isSo) - guess);
  const bend = weight * guess * (1 - guess);
  // Most signs of an answer are nought.
  const seen = Array.from(signs.keys()).filter((i) => signs[i] !== 0);
  for (const i of seen) {
    const x = signs[i] ?? 0;
    slope[i] = (slope[i] ?? 0) + error * x;
    const row = curve[i] as Float64Array;
    for (const j of seen) row[j] = (row[j] ?? 0) + bend * x * (signs[j] ?? 0);
  }
}

export function sumSigns(weights: ArrayLike<number>, signs: number[]): number {
  let sum = 0;
  for (let i = 0; i < signs.length; i++) sum += (weights[i] ?? 0) * (signs[i] ?? 0);
  return sum;
}

/** Gauss's elimination; the ridge keeps every pivot well above nought. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((row, i) => Float64Array.of(...row, right[i] ?? 0));
  for (const [at, pivotRow] of rows.entries()) {
    const pivot = pivotRow[at] ?? 1;
    for (const row of rows.slice(at + 1)) {
      const factor = (row[at] ?? 0) / pivot;
      if (factor === 0) continue;
      for (let j = at; j <= size; j++) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0);
    }
  }
  const found = new Float64Array(size);
  for (const [at, row] of [...rows.entries()].toReversed()) {
    let left = row[size] ?? 0;
    for (let j = at + 1; j < size; j++) left -= (row[j] ?? 0) * (found[j] ?? 0);
    found[at] = left / (row[at] ?? 1);
  }
  return found;
}
