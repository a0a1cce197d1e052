import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import { type DeliveryEventName } from "./webhook.ts";

const PAUSES_MS = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60].map((minutes) => minutes * MINUTE_MS);
const RETRIES: Record<DeliveryEventName, number> = {
  // Hours later, word that a post is due would only puzzle.
  "post.due": 4,
  "post.removed": PAUSES_MS.length,
  "results.weekly": PAUSES_MS.length,
  // A conversation of yesterday has its answers.
  "radar.found": 5,
  // Whoever asked for it sees what came of it.
  test: 0,
};

/**
 * How long to wait after so many failed attempts; null where it was the last one. A receiver may ask for
 * a longer pause, up to the longest that this event has anyway.
 */
export function planRetry(
  event: DeliveryEventName,
  attempts: number,
  askedMs: number | null = null,
): number | null {
  const pauses = PAUSES_MS.slice(0, RETRIES[event]);
  const pauseMs = pauses[attempts - 1];
  if (pauseMs === undefined) return null;
  return Math.max(pauseMs, Math.min(askedMs ?? 0, ...pauses.slice(-1)));
}

const LONGEST_FAILURE_MS = 3 * DAY_MS;

/** After a quiet week one stumble is no reason to give up. */
const FAIR_ATTEMPTS = 3;

/** Whether nothing has arrived for so long that nobody seems to miss it. */
export function hasFailedTooLong(failingSince: Date, attempts: number, now: Date): boolean {
  return attempts >= FAIR_ATTEMPTS && now.getTime() - failingSince.getTime() >= LONGEST_FAILURE_MS;
}
