export type DemoTime = { now: Date; clock: () => Date; moveTo: (time: Date) => void };

/** A clock that stands where it was put, for what happened in the past. */
export function createDemoTime(now: Date): DemoTime {
  let time = now;
  return { now, clock: () => time, moveTo: (next) => void (time = next) };
}
