import { median } from "./processor-time.ts";

/** By the clock, after three rounds that do not count. */
export async function medianTime(run: () => unknown, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 3; round++) {
    const startedAt = performance.now();
    await run();
    if (round >= 3) times.push(performance.now() - startedAt);
  }
  return median(times);
}
