import { createHash } from "node:crypto";
import { HOUR_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import type { FeedKey } from "./feeds-gateway.ts";

/** What Reddit may notice of one reader, in any hour. */
export const MOST_PER_HOUR = 60;
/** Between two requests of the whole installation, whoever they are for; jittered by half of it. */
export const GAP_MS = 1000;
/** Whoever would wait longer for a turn comes back later instead. */
const LONGEST_WAIT_MS = 30_000;
/** After a refusal that names no time; doubled at each further one. */
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = HOUR_MS;

/** Either the turn is taken and comes in so many milliseconds, or it is not and may be asked for after so many. */
export type Turn = { isTaken: boolean; waitMs: number };

type Reader = { turnsMs: number[]; closedUntilMs: number; refusals: number };

type PaceOptions = { clock: () => Date; random: () => number };

/** Says when a request may go: by what its reader used in the last hour, by refusals, and one at a time for all. */
export function createFeedPace({ clock, random }: PaceOptions) {
  const readers = new Map<string, Reader>();
  const site = { freeAtMs: 0, closedUntilMs: 0, failures: 0 };
  const now = () => clock().getTime();

  /** Keys are not kept in memory longer than a request: their digest tells them apart. */
  function readerOf({ user, key }: FeedKey): Reader {
    const name = createHash("sha256").update(`${user}\n${key}`).digest("base64");
    const reader = readers.get(name) ?? { turnsMs: [], closedUntilMs: 0, refusals: 0 };
    readers.set(name, reader);
    return reader;
  }

  function forgetIdle(): void {
    const sinceMs = now() - HOUR_MS;
    for (const [name, { turnsMs, closedUntilMs }] of readers) {
      if ((turnsMs.at(-1) ?? 0) <= sinceMs && closedUntilMs <= now()) readers.delete(name);
    }
  }

  return {
    take: (key: FeedKey): Turn => {
      forgetIdle();
      const reader = readerOf(key);
      const slotMs = Math.max(now(), site.freeAtMs);
      reader.turnsMs = reader.turnsMs.filter((turnMs) => turnMs > now() - HOUR_MS);
      const oldestMs = reader.turnsMs.at(-MOST_PER_HOUR);
      const opensAtMs = Math.max(
        slotMs,
        reader.closedUntilMs,
        site.closedUntilMs,
        oldestMs === undefined ? 0 : oldestMs + HOUR_MS,
      );
      const waitMs = opensAtMs - now();
      // A turn later than the next free one would hold up everybody else's.
      if (opensAtMs > slotMs || waitMs > LONGEST_WAIT_MS) return { isTaken: false, waitMs };
      reader.turnsMs.push(slotMs);
      site.freeAtMs = slotMs + GAP_MS * (1 + random() / 2);
      return { isTaken: true, waitMs };
    },
    /** Reddit wants this reader to slow down; answers for how long nothing goes. */
    noteRefusal: (key: FeedKey, retryAfterMs: number | null): number => {
      const reader = readerOf(key);
      const pauseMs = Math.max(retryAfterMs ?? 0, pauseAfter(reader.refusals));
      reader.refusals += 1;
      reader.closedUntilMs = Math.max(reader.closedUntilMs, now() + pauseMs);
      return pauseMs;
    },
    /** Reddit itself, or the way there, is in trouble: nobody asks for a while. */
    noteFailure: (retryAfterMs: number | null): void => {
      const pauseMs = Math.max(retryAfterMs ?? 0, pauseAfter(site.failures));
      site.failures += 1;
      site.closedUntilMs = Math.max(site.closedUntilMs, now() + pauseMs);
    },
    noteSuccess: (key: FeedKey): void => {
      readerOf(key).refusals = 0;
      site.failures = 0;
    },
  };
}

function pauseAfter(times: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(times, 10));
}
