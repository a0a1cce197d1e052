/** Heads were trained on the query times this. */
const QUERY_SCALE = 8;

/** One value per label: how much the query speaks for it. */
export function applyHead(
  head: { weights: number[][]; bias: number[] },
  query: Float64Array,
): number[] {
  return head.weights.map(
    (weights, label) => QUERY_SCALE * sumProducts(weights, query) + (head.bias[label] ?? 0),
  );
}

export function sumProducts(weights: number[], values: ArrayLike<number>): number {
  return weights.reduce((sum, weight, i) => sum + weight * (values[i] ?? 0), 0);
}

export function toProbability(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
