import type { StandinAnswer } from "./standin-answer.ts";

/** What is left of the rate limit; a test may set it as it likes. */
export type Allowance = { remaining: number; used: number; resetSeconds: number };

/** Counts one call and says so as Reddit does: a float and two whole numbers. */
export function withAllowance(answer: StandinAnswer, allowance: Allowance): StandinAnswer {
  allowance.remaining = Math.max(0, allowance.remaining - 1);
  allowance.used++;
  const headers = {
    "x-ratelimit-remaining": allowance.remaining.toFixed(1),
    "x-ratelimit-used": String(allowance.used),
    "x-ratelimit-reset": String(allowance.resetSeconds),
  };
  return { ...answer, headers: { ...answer.headers, ...headers } };
}
