import { HOUR_MS, MINUTE_MS } from "#engine/clock/time-units.ts";

/** What Reddit may notice of one reader, in any hour. */
export const MOST_PER_HOUR = 60;
/** Between two requests of the whole installation, whoever they are for; jittered by half of it. */
export const GAP_MS = 1000;
/** Whoever would wait longer for a turn comes back later instead. */
const LONGEST_WAIT_MS = 30_000;
/** After a refusal that names no time; doubled at each further one. */
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = HOUR_MS;

/** How far one reader is, or the whole installation; all times in milliseconds. */
export type FeedPace = {
  /** Of the last hour; the installation itself counts none. */
  turnsMs: number[];
  /** Before that nobody else has a turn. */
  freeAtMs: number;
  closedUntilMs: number;
  /** Refusals or failures in a row. */
  failures: number;
};

export const AT_REST: FeedPace = { turnsMs: [], freeAtMs: 0, closedUntilMs: 0, failures: 0 };

/** Either the turn is taken and comes in so many milliseconds, or it is not and may be asked for after so many. */
export type Turn = { isTaken: boolean; waitMs: number };

type Paces = { site: FeedPace; reader: FeedPace };

/** When a request may go: by what its reader used in the last hour, by refusals, and one at a time for all. */
export function takeTurn(
  { site, reader }: Paces,
  { nowMs, random }: { nowMs: number; random: number },
): Paces & { turn: Turn } {
  const slotMs = Math.max(nowMs, site.freeAtMs);
  const turnsMs = reader.turnsMs.filter((turnMs) => turnMs > nowMs - HOUR_MS);
  const oldestMs = turnsMs.at(-MOST_PER_HOUR);
  const opensAtMs = Math.max(
    slotMs,
    reader.closedUntilMs,
    site.closedUntilMs,
    oldestMs === undefined ? 0 : oldestMs + HOUR_MS,
  );
  const waitMs = opensAtMs - nowMs;
  // A turn later than the next free one would hold up everybody else's.
  if (opensAtMs > slotMs || waitMs > LONGEST_WAIT_MS) {
    return { site, reader, turn: { isTaken: false, waitMs } };
  }
  return {
    site: { ...site, freeAtMs: slotMs + Math.round(GAP_MS * (1 + random / 2)) },
    reader: { ...reader, turnsMs: [...turnsMs, slotMs] },
    turn: { isTaken: true, waitMs },
  };
}

/** After a refusal or a failure nothing goes for a while: as long as Reddit says, and longer each time. */
export function closePace(
  pace: FeedPace,
  { nowMs, retryAfterMs }: { nowMs: number; retryAfterMs: number | null },
): { pace: FeedPace; pauseMs: number } {
  const pauseMs = Math.max(retryAfterMs ?? 0, pauseAfter(pace.failures));
  const closedUntilMs = Math.max(pace.closedUntilMs, nowMs + pauseMs);
  return { pace: { ...pace, closedUntilMs, failures: pace.failures + 1 }, pauseMs };
}

function pauseAfter(times: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(times, 10));
}
