import { sql } from "drizzle-orm";
import { setTimeout as waitFor } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createLogger } from "#server/log/create-logger.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { purgeExpired, tendDatabase } from "./purge-expired.ts";
import { createQueue } from "./queue.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const DAY = 24 * 3600 * 1000;

async function countRows(): Promise<unknown> {
  const result = await house.database.db.execute(sql`
    select (select count(*)::int from magic_links) as links,
           (select count(*)::int from sessions) as sessions,
           (select count(*)::int from refresh_tokens) as tokens,
           (select count(*)::int from rate_limits) as limits`);
  return (result as unknown as { rows: unknown[] }).rows[0];
}

test("what has expired is purged, and what has not stays", async () => {
  await house.signIn("old@example.com");
  house.advance(31 * DAY);
  await house.signIn("fresh@example.com");
  expect(await countRows()).toMatchObject({ links: 2, sessions: 2, tokens: 2 });
  await purgeExpired(house).run();
  expect(await countRows()).toMatchObject({ links: 1, sessions: 1, tokens: 1, limits: 3 });
});

test("limits are counted in a table that no log is written for", async () => {
  const result = await house.database.db.execute(
    sql`select relpersistence as kind from pg_class where oid = 'rate_limits'::regclass`,
  );
  expect((result as unknown as { rows: unknown[] }).rows).toEqual([{ kind: "u" }]);
});

test("many errands are handed over at once, each done once however often it is sent", async () => {
  const done: string[] = [];
  const errand = { name: "test-errand", run: async (id: string) => void done.push(id) };
  const queue = createQueue(house.database, [], testLog([]), { errands: [errand], pollSeconds: 1 });
  await queue.start();
  const ids = Array.from({ length: 40 }, () => crypto.randomUUID());
  await queue.enqueue("test-errand", ids);
  await queue.enqueue("test-errand", ids.slice(0, 20));
  await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(ids.length), 20_000);
  await queue.stop();
  expect(done.toSorted()).toEqual(ids.toSorted());
});

test("the database can be tended while it is in use", async () => {
  const [signedIn] = await Promise.all([
    house.signIn("busy@example.com"),
    tendDatabase(house.database).run(),
  ]);
  expect(signedIn.user.email).toBe("busy@example.com");
});

test("the queue starts on this database, runs what is due and stops", async () => {
  const { promise: ran, resolve } = Promise.withResolvers<void>();
  const job = { name: "test-job", cron: "* * * * *", run: async () => resolve() };
  const lines: string[] = [];
  const queue = createQueue(house.database, [job], testLog(lines));
  await queue.start();
  await queue.runNow("test-job");
  await ran;
  await queue.stop();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ job: "test-job", msg: "job done" }),
  ]);
});

test("a clock that is set back by 60 days neither floods the log nor stops the queue", async () => {
  const warnings: string[] = [];
  // The embedded database sets one alarm of its own by the clock, which then lies 60 days ahead.
  const isOwn = ({ stack = "" }: Error) => !stack.includes("setitimer");
  const hear = (warning: Error) => void (isOwn(warning) && warnings.push(warning.name));
  process.on("warning", hear);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const lines: string[] = [];
  const { promise: ran, resolve } = Promise.withResolvers<void>();
  const job = { name: "after-the-change", cron: "* * * * *", run: async () => resolve() };
  const queue = createQueue(house.database, [job], testLog(lines), { takeOverSeconds: 1 });
  try {
    await queue.start();
    vi.setSystemTime(Date.now() - 60 * DAY);
    // Longer than the timers that were set before wait.
    await waitFor(2500);
    await queue.runNow("after-the-change");
    await ran;
    await queue.stop();
  } finally {
    vi.useRealTimers();
    process.off("warning", hear);
  }
  expect(warnings).toEqual([]);
  expect(lines.filter((line) => !line.includes('"job done"'))).toEqual([]);
});

test("a run that fails is logged and tried again", async () => {
  const { promise: ran, resolve } = Promise.withResolvers<void>();
  let attempts = 0;
  const run = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("the first attempt fails");
    resolve();
  };
  const job = { name: "stubborn-job", cron: "0 0 1 1 *", retryDelaySeconds: 1, run };
  const lines: string[] = [];
  const queue = createQueue(house.database, [job], testLog(lines), { pollSeconds: 1 });
  await queue.start();
  await queue.runNow(job.name);
  await ran;
  await queue.stop();
  expect(lines[0]).toContain("the first attempt fails");
  expect(lines.at(-1)).toContain("job done");
});

test("of two servers on one database, one runs each job", async () => {
  let runs = 0;
  const job = { name: "shared-job", cron: "0 0 1 1 *", run: async () => void (runs += 1) };
  const lines: string[] = [];
  const queues = [1, 2].map(() => createQueue(house.database, [job], testLog(lines)));
  for (const queue of queues) await queue.start();
  for (let sent = 1; sent <= 5; sent++) {
    await queues[sent % 2]?.runNow(job.name);
    await vi.waitFor(() => expect(runs).toBe(sent), { timeout: 10_000 });
  }
  await Promise.all(queues.map((queue) => queue.stop()));
  expect(runs).toBe(5);
});

test("a queue of an earlier version is brought up to date", async () => {
  const { db } = house.database;
  const job = { name: "aged-job", cron: "0 0 1 1 *", run: async () => {} };
  const restart = async () => {
    const queue = createQueue(house.database, [job], testLog([]));
    await queue.start();
    await queue.stop();
  };
  await restart();
  await db.execute(sql`update jobs.queue set heartbeat_seconds = null where name = ${job.name}`);
  await restart();
  const result = await db.execute(
    sql`select heartbeat_seconds, policy from jobs.queue where name = ${job.name}`,
  );
  expect((result as { rows: unknown[] }).rows).toEqual([
    { heartbeat_seconds: 30, policy: "short" },
  ]);
});

function testLog(lines: string[]) {
  return createLogger({ level: "info", isReadable: false, write: (line) => void lines.push(line) });
}
