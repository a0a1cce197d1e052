import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "#contract/client.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let client: Client;
let other: Client;
beforeAll(async () => {
  house = await startTestApp();
  client = house.clientOf((await house.signIn("stars@example.com")).accessToken);
  other = house.clientOf((await house.signIn("other@example.com")).accessToken);
});
afterAll(() => house.stop());

const of = (subredditId: string) => ({ params: { subredditId } });
const favorites = async (who: Client) =>
  (await who.listFavoriteSubreddits()).items.map(({ id }) => id);

test("a favorite is kept once, is the user's own, and can be taken back", async () => {
  expect(await client.getFavorite(of("saas"))).toEqual({ isFavorite: false });
  expect(await client.addFavorite(of("SaaS"))).toEqual({ isFavorite: true });
  expect(await client.addFavorite(of("saas"))).toEqual({ isFavorite: true });
  house.advance(1000);
  await client.addFavorite(of("webdev"));
  expect(await favorites(client)).toEqual(["webdev", "saas"]);
  expect(await favorites(other)).toEqual([]);
  expect((await client.getSubreddit(of("saas"))).isFavorite).toBe(true);
  expect((await other.getSubreddit(of("saas"))).isFavorite).toBe(false);

  expect(await other.removeFavorite(of("saas"))).toEqual({ isFavorite: false });
  expect(await client.getFavorite(of("saas"))).toEqual({ isFavorite: true });
  await client.removeFavorite(of("saas"));
  await client.removeFavorite(of("saas"));
  await client.removeFavorite(of("webdev"));
  expect(await favorites(client)).toEqual([]);
});

test("many favorites come in pages, newest first", async () => {
  const ids = (await other.listSubreddits({ query: { limit: "30" } })).items.map(({ id }) => id);
  for (const id of ids) {
    await client.addFavorite(of(id));
    house.advance(10);
  }
  const first = await client.listFavoriteSubreddits({ query: { limit: "20" } });
  expect(first).toMatchObject({ total: 30 });
  const query = { limit: "20", cursor: first.nextCursor ?? "" };
  const second = await client.listFavoriteSubreddits({ query });
  expect(second.nextCursor).toBeNull();
  const shown = [...first.items, ...second.items].map(({ id }) => id);
  expect(shown).toEqual(ids.toReversed());
  await expect(other.listFavoriteSubreddits({ query })).rejects.toMatchObject({ status: 400 });
});

test("what a user uses and Reddit was never asked about needs an update; nobody else's does", async () => {
  const stale = await client.listSubredditsNeedingUpdate();
  expect(stale.length).toBe(30);
  const page = (query: object) => client.listSubredditsNeedingUpdate({ query });
  expect(await page({ limit: "20" })).toEqual(stale.slice(0, 20));
  expect(await page({ limit: "20", offset: "20" })).toEqual(stale.slice(20));
  expect(await other.listSubredditsNeedingUpdate()).toEqual([]);
});

test("there can be 1,000, also when many are added at once", async () => {
  const crowd = await house.signIn("crowd@example.com");
  const { db } = house.database;
  await db.execute(sql`
    insert into subreddit_favorites (user_id, subreddit_id, created_at)
    select ${crowd.user.id}, id, now() from subreddits order by id limit 990`);
  const who = house.clientOf(crowd.accessToken);
  const { items } = await who.listSubreddits({ query: { limit: "100" } });
  const fresh = items.filter(({ isFavorite }) => !isFavorite).slice(0, 20);
  const answers = await Promise.allSettled(fresh.map(({ id }) => who.addFavorite(of(id))));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect((await who.listFavoriteSubreddits()).total).toBe(1000);
});
