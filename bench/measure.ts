import autocannon from "autocannon";

export type Target = { url: string; headers?: Record<string, string> };

/** Requests per second; an answer that is no success would make the figure worthless. */
async function measure(target: Target, seconds: number): Promise<number> {
  const result = await autocannon({ ...target, connections: 20, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${target.url} answered ${result.non2xx} failures and ${result.errors} errors.`,
    );
  }
  return result.requests.average;
}

/** Both take turns, so that what else the machine does falls on both alike; the median pair counts. */
export async function compare(ours: Target, bare: Target, rounds: number, seconds: number) {
  await measure(ours, seconds);
  await measure(bare, seconds);
  const pairs: { ours: number; bare: number; ratio: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0 ? ours : bare;
    const a = await measure(first, seconds);
    const b = await measure(first === ours ? bare : ours, seconds);
    const [oursRate, bareRate] = first === ours ? [a, b] : [b, a];
    pairs.push({ ours: oursRate, bare: bareRate, ratio: oursRate / bareRate });
  }
  const sorted = pairs.toSorted((a, b) => a.ratio - b.ratio);
  return sorted[Math.floor(sorted.length / 2)] ?? { ours: 0, bare: 0, ratio: 0 };
}
