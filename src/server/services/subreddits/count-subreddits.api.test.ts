import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "#contract/client.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { countSubreddits } from "./count-subreddits.ts";
import { forgetAll, remember } from "./remember.ts";

let house: TestApp;
let client: Client;
let other: Client;
beforeAll(async () => {
  house = await startTestApp();
  client = house.clientOf((await house.signIn("one@example.com")).accessToken);
  other = house.clientOf((await house.signIn("other@example.com")).accessToken);
});
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

test("a first page is the same for everybody for a minute, but for what is a user's own", async () => {
  const query = { category: "Gaming" } as const;
  const [first] = (await client.listSubreddits({ query })).items;
  if (!first) throw new Error("The sample has no such community.");
  await client.addFavorite({ params: { subredditId: first.id } });
  await house.database.db.execute(
    sql`update subreddits set name = 'Renamed' where id = ${first.id}`,
  );
  const top = async (who: Client) => (await who.listSubreddits({ query })).items[0];
  expect(await top(client)).toMatchObject({ name: first.name, isFavorite: true });
  expect(await top(other)).toMatchObject({ name: first.name, isFavorite: false });
  house.advance(60_000);
  expect(await top(other)).toMatchObject({ name: "Renamed", isFavorite: false });
});

test("those who ask together share one answer, and a failure is not remembered", async () => {
  let asked = 0;
  const ask = (answer: () => Promise<string>) =>
    remember(house, ["a question"], () => {
      asked += 1;
      return answer();
    });
  const failing = async () => {
    throw new Error("no answer");
  };
  await expect(ask(failing)).rejects.toThrow("no answer");
  const answers = await Promise.all([ask(async () => "yes"), ask(failing), ask(failing)]);
  expect([answers, asked]).toEqual([["yes", "yes", "yes"], 2]);
  forgetAll(house);
  expect(await ask(async () => "changed")).toBe("changed");
});
