import { setInterval } from "node:timers/promises";
import { judgeMemory, readMemoryMb } from "./memory.ts";

const EVERY_SECONDS = 15;

/** Whether the server's memory stays what it is while it has as much to do as it can. */
export async function soak(
  pid: number,
  seconds: number,
  run: (seconds: number) => Promise<void>,
): Promise<void> {
  const samples: number[] = [];
  const over = new AbortController();
  const sampling = sample(pid, samples, over.signal);
  await run(seconds);
  over.abort();
  await sampling;
  const { isFlat, slopeMbPerMinute, secondMb, lastMb } = judgeMemory(samples, EVERY_SECONDS);
  console.log(
    `soak of ${Math.round(seconds / 60)} minutes: memory is ${isFlat ? "flat" : "not flat"}, ${Math.round(secondMb)} MB in the second third and ${Math.round(lastMb)} MB in the last (at most a tenth more wanted), ${slopeMbPerMinute.toFixed(1)} MB a minute`,
  );
}

async function sample(pid: number, samples: number[], signal: AbortSignal): Promise<void> {
  try {
    for await (const _ of setInterval(EVERY_SECONDS * 1000, null, { signal })) {
      samples.push(readMemoryMb(pid));
      console.log(`  ${samples.length * EVERY_SECONDS} s: ${Math.round(samples.at(-1) ?? 0)} MB`);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
