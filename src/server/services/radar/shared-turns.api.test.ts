import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS, DAY_MS } from "#engine/clock/time-units.ts";
import { GAP_MS, MOST_PER_HOUR } from "#engine/radar/feed-pace.ts";
import { feedPaces } from "#server/db/schema.ts";
import { purgeExpired } from "#server/jobs/purge-expired.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createSharedTurns } from "./shared-turns.ts";

const ONE = { user: "first_reader", key: "a-key-of-the-first-reader" };
const OTHER = { user: "second_reader", key: "a-key-of-the-second-reader" };

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());
beforeEach(async () => {
  await house.database.db.delete(feedPaces);
});

const startServer = () =>
  createSharedTurns({ database: house.database, clock: house.clock, random: () => 0 });

test("two servers that ask at once get turns one after the other", async () => {
  const [first, second] = [startServer(), startServer()];
  const turns = await Promise.all([
    first.take(ONE),
    second.take(OTHER),
    first.take(OTHER),
    second.take(ONE),
  ]);
  expect(turns.every(({ isTaken }) => isTaken)).toBe(true);
  const waits = turns.map(({ waitMs }) => waitMs).toSorted((a, b) => a - b);
  expect(waits).toEqual([0, GAP_MS, 2 * GAP_MS, 3 * GAP_MS]);
});

test("a key has 60 requests in any hour, however many servers use it", async () => {
  const servers = [startServer(), startServer()];
  const sent: number[] = [];
  for (let halfMinutes = 0; halfMinutes < 260; halfMinutes++) {
    const nowMs = house.clock().getTime();
    const turns = await Promise.all(servers.map((server) => server.take(ONE)));
    for (const { isTaken, waitMs } of turns) if (isTaken) sent.push(nowMs + waitMs);
    house.advance(MINUTE_MS / 2);
  }
  sent.sort((a, b) => a - b);
  expect(sent.length).toBeGreaterThan(2 * MOST_PER_HOUR);
  const spans = sent.slice(MOST_PER_HOUR).map((ms, index) => ms - (sent[index] ?? 0));
  expect(Math.min(...spans)).toBeGreaterThanOrEqual(HOUR_MS);
});

test("what Reddit told one server, the others keep to", async () => {
  const [first, second] = [startServer(), startServer()];
  expect(await first.noteRefusal(ONE, 5 * MINUTE_MS)).toBe(5 * MINUTE_MS);
  expect(await second.take(ONE)).toEqual({ isTaken: false, waitMs: 5 * MINUTE_MS });
  expect((await second.take(OTHER)).isTaken).toBe(true);
  await first.noteFailure(null);
  expect(await second.take(OTHER)).toEqual({ isTaken: false, waitMs: MINUTE_MS });
  house.advance(5 * MINUTE_MS);
  await second.noteSuccess(ONE);
  expect(await first.noteRefusal(ONE, null)).toBe(MINUTE_MS);
});

test("no key is in the database, and a reader is forgotten after a day", async () => {
  await startServer().take(ONE);
  const rows = await house.database.db.select().from(feedPaces);
  expect(JSON.stringify(rows)).not.toMatch(/a-key|first_reader/);
  house.advance(2 * DAY_MS);
  await purgeExpired(house.deps).run();
  expect(await house.database.db.select().from(feedPaces)).toEqual([]);
});
