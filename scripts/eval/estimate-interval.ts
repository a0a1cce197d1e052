export type Estimate = { mean: number; low: number; high: number };

const RESAMPLES = 1000;
const SEED = 20_261_115;

/** The mean, and the 95 % interval of means of resampled values: the same on every run. */
export function estimateInterval(values: number[]): Estimate {
  const random = createRandom(SEED);
  const means = Array.from({ length: RESAMPLES }, () => {
    let total = 0;
    for (let i = 0; i < values.length; i++) {
      total += values[Math.floor(random() * values.length)] ?? 0;
    }
    return total / values.length;
  }).toSorted((a, b) => a - b);
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  const at = (share: number) => means[Math.round(share * (RESAMPLES - 1))] ?? mean;
  return { mean, low: at(0.025), high: at(0.975) };
}

/** mulberry32: small, and good enough to draw with. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
