import { readFileSync } from "node:fs";
import { median } from "../processor-time.ts";

const GROWTH_ALLOWED = 1.1;

export function readMemoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
}

/** Flat when the last third's median is at most a tenth above that of the second; the first is for warming up. */
export function judgeMemory(samplesMb: readonly number[], everySeconds: number) {
  const third = Math.floor(samplesMb.length / 3);
  const [second, last] = [samplesMb.slice(third, -third), samplesMb.slice(-third)];
  const settled = samplesMb.slice(third);
  return {
    secondMb: median(second),
    lastMb: median(last),
    slopeMbPerMinute: slopeOf(settled) * (60 / everySeconds),
    isFlat: third > 0 && median(last) <= median(second) * GROWTH_ALLOWED,
  };
}

/** By least squares, for each step. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [above, below] = [0, 0];
  for (const [place, value] of values.entries()) {
    above += (place - middle) * (value - mean);
    below += (place - middle) ** 2;
  }
  return below === 0 ? 0 : above / below;
}
