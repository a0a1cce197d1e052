import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { purgeExpired } from "./purge-expired.ts";
import { createQueue } from "./queue.ts";
import { tendDatabase } from "./tend-database.ts";

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
  const errors: Error[] = [];
  const queue = createQueue(house.database, [job], (error) => void errors.push(error));
  await queue.start();
  await queue.runNow("test-job");
  await ran;
  await queue.stop();
  expect(errors).toEqual([]);
});
