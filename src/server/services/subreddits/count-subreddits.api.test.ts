import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { countSubreddits } from "./count-subreddits.ts";

let house: TestApp;
beforeAll(async () => void (house = await startTestApp()));
afterAll(() => house.stop());

const count = (category?: "Gaming") =>
  countSubreddits(house, { search: null, sort: "relevance", category });

test("a community that closes leaves the total within a minute, and each filter has its own", async () => {
  const [all, gaming] = [await count(), await count("Gaming")];
  expect(gaming).toBeLessThan(all);
  await house.database.db.execute(sql`
    insert into subreddit_closures (subreddit_id, reason, noticed_at)
    values ('gaming', 'private', now())`);
  expect([await count(), await count("Gaming")]).toEqual([all, gaming]);
  house.advance(60_000);
  expect([await count(), await count("Gaming")]).toEqual([all - 1, gaming - 1]);
});
