type Sample = { hits: number; count: number };

/**
 * How likely a part has at least this many of all hits when the parts do not differ: Fisher's exact
 * test, one-sided. It never understates, however few the posts.
 */
export function chanceOfShare(part: Sample, rest: Sample): number {
  const count = part.count + rest.count;
  const hits = part.hits + rest.hits;
  const most = Math.min(part.count, hits);
  let term = Math.exp(
    logChoices(hits, part.hits) +
      logChoices(count - hits, part.count - part.hits) -
      logChoices(count, part.count),
  );
  let chance = 0;
  for (let found = part.hits; found <= most; found += 1) {
    chance += term;
    const misses = count - hits - part.count + found + 1;
    term *= ((hits - found) * (part.count - found)) / ((found + 1) * misses);
  }
  return Math.min(1, chance);
}

function logChoices(of: number, taken: number): number {
  return logFactorial(of) - logFactorial(taken) - logFactorial(of - taken);
}

const EXACT_BELOW = 16;

/** Stirling's series, exact to ten digits from 16 on. */
function logFactorial(n: number): number {
  if (n < EXACT_BELOW) {
    let product = 1;
    for (let factor = 2; factor <= n; factor += 1) product *= factor;
    return Math.log(product);
  }
  const series = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5);
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + series;
}
