import { HOUR_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import { expect, test } from "vitest";
import { AT_REST, closePace, GAP_MS, MOST_PER_HOUR, takeTurn } from "./feed-pace.ts";

const START_MS = Date.parse("2026-11-15T12:00:00Z");
const ONE = "first_reader";
const OTHER = "second_reader";

/** Several readers of one installation, in a time that passes only where a test says so. */
function startPace(random = () => 0) {
  const time = { now: START_MS };
  const readers = new Map<string, typeof AT_REST>();
  let site = AT_REST;
  const readerOf = (name: string) => readers.get(name) ?? AT_REST;
  const pace = {
    take: (name: string) => {
      const paces = { site, reader: readerOf(name) };
      const taken = takeTurn(paces, { nowMs: time.now, random: random() });
      site = taken.site;
      readers.set(name, taken.reader);
      return taken.turn;
    },
    noteRefusal: (name: string, retryAfterMs: number | null) => {
      const closed = closePace(readerOf(name), { nowMs: time.now, retryAfterMs });
      readers.set(name, closed.pace);
      return closed.pauseMs;
    },
    noteFailure: () => {
      site = closePace(site, { nowMs: time.now, retryAfterMs: null }).pace;
    },
    noteSuccess: (name: string) => void readers.set(name, { ...readerOf(name), failures: 0 }),
  };
  return { pace, time };
}

test("the first turn comes at once, the next after a gap, whoever it is for", () => {
  const { pace } = startPace(() => 1);
  expect(pace.take(ONE)).toEqual({ isTaken: true, waitMs: 0 });
  expect(pace.take(OTHER)).toEqual({ isTaken: true, waitMs: 1.5 * GAP_MS });
  expect(pace.take(ONE)).toEqual({ isTaken: true, waitMs: 3 * GAP_MS });
});

test("a line that is too long is not joined", () => {
  const { pace } = startPace();
  const turns = Array.from({ length: 40 }, () => pace.take(OTHER));
  expect(turns.filter(({ isTaken }) => isTaken)).toHaveLength(31);
});

test("whoever is eager gets 60 turns in any hour of a day, and all together one a second", () => {
  let seed = 1;
  const { pace, time } = startPace(() => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647);
  const readers = [ONE, OTHER, "third_reader"];
  const turns: { user: string; atMs: number }[] = [];
  for (; time.now < START_MS + 24 * HOUR_MS; time.now += 20_000) {
    for (const reader of readers) {
      const { isTaken, waitMs } = pace.take(reader);
      if (isTaken) turns.push({ user: reader, atMs: time.now + waitMs });
    }
  }
  for (const user of readers) {
    const own = turns.filter((turn) => turn.user === user).map(({ atMs }) => atMs);
    const spans = own.slice(MOST_PER_HOUR).map((ms, index) => ms - (own[index] ?? 0));
    expect(own.length).toBeGreaterThan(23 * MOST_PER_HOUR);
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(HOUR_MS);
  }
  const gaps = turns.slice(1).map(({ atMs }, index) => atMs - (turns[index]?.atMs ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(GAP_MS);
});

test("a spent hour says when it opens, and takes nobody else's turn", () => {
  const { pace, time } = startPace();
  for (let turn = 0; turn < MOST_PER_HOUR; turn++) {
    pace.take(ONE);
    time.now += GAP_MS;
  }
  expect(pace.take(ONE)).toEqual({ isTaken: false, waitMs: HOUR_MS - MOST_PER_HOUR * GAP_MS });
  expect(pace.take(OTHER)).toEqual({ isTaken: true, waitMs: 0 });
  time.now = START_MS + HOUR_MS;
  expect(pace.take(ONE)).toEqual({ isTaken: true, waitMs: 0 });
});

test("a refusal closes for its reader as long as Reddit says", () => {
  const { pace, time } = startPace();
  expect(pace.noteRefusal(ONE, 5 * MINUTE_MS)).toBe(5 * MINUTE_MS);
  expect(pace.take(ONE)).toEqual({ isTaken: false, waitMs: 5 * MINUTE_MS });
  expect(pace.take(OTHER).isTaken).toBe(true);
  time.now += 5 * MINUTE_MS;
  expect(pace.take(ONE).isTaken).toBe(true);
});

test("refusals that name no time close for longer and longer, until one succeeds", () => {
  const { pace } = startPace();
  const pauses = Array.from({ length: 8 }, () => pace.noteRefusal(ONE, null) / MINUTE_MS);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  pace.noteSuccess(ONE);
  expect(pace.noteRefusal(ONE, null)).toBe(MINUTE_MS);
});

test("a Reddit in trouble is left alone by everybody", () => {
  const { pace, time } = startPace();
  pace.noteFailure();
  expect(pace.take(OTHER)).toEqual({ isTaken: false, waitMs: MINUTE_MS });
  time.now += MINUTE_MS;
  pace.noteFailure();
  expect(pace.take(OTHER)).toEqual({ isTaken: false, waitMs: 2 * MINUTE_MS });
});
