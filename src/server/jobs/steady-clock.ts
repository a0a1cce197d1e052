import { type Clock, systemClock } from "pg-boss";

/**
 * Runs on however the machine's clock is set. The queue waits until a moment has come: by a clock
 * that is set back by months it would wait for months, which Node's timers take for no time at all.
 */
export const steadyClock: Clock = {
  ...systemClock,
  now: () => Math.floor(performance.timeOrigin + performance.now()),
};
