import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { insertUser } from "#server/db/accounts/users-repository.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { countPeople } from "./count-people.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

test("those who opened a link count, the new and the active ones also by themselves", async () => {
  const { database, clock } = house;
  await house.signIn("active@example.com");
  const longAgo = new Date(clock().getTime() - 40 * DAY_MS);
  const times = { createdAt: longAgo };
  await insertUser(database.db, { email: "old@example.com", emailVerifiedAt: longAgo, ...times });
  await insertUser(database.db, { email: "claimed@example.com", ...times, createdAt: clock() });
  expect(await countPeople({ database, clock })).toEqual({ all: 2, joined: 1, active: 1 });
});
