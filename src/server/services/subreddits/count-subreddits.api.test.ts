import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Client } from "#contract/client.ts";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { forgetAll, remember, rememberEach } from "./remember-communities.ts";
import { countSubreddits } from "./list-subreddits.ts";

let house: TestApp;
let client: Client;
let other: Client;
beforeAll(async () => {
  house = await startTestApp();
  client = house.clientOf((await house.signIn("one@example.com")).accessToken);
  other = house.clientOf((await house.signIn("other@example.com")).accessToken);
});
afterAll(() => house.stop());

const INVOICES = {
  name: "Ledgerly",
  description: "Invoicing SaaS for startups: subscriptions, churn and recurring revenue.",
  category: "SaaS & Software" as const,
  targetAudience: ["SaaS Founders" as const],
};

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

describe("what everybody sees of a community", () => {
  const saas = { params: { subredditId: "saas" } };
  const run = (statement: ReturnType<typeof sql>) => house.database.db.execute(statement);

  test("is what was written last, whoever wrote it", async () => {
    const { name, related } = await client.getSubreddit(saas);
    const [kin] = related;
    if (!kin) throw new Error("The sample has no such community.");
    await run(sql`update subreddits set name = 'Renamed' where id = 'saas'`);
    await run(sql`update subreddits set members = 12345 where id = ${kin.id}`);
    const renamed = await other.getSubreddit(saas);
    expect(renamed.name).toBe("Renamed");
    expect(renamed.related[0]).toEqual({ ...kin, members: 12_345 });
    await run(sql`update subreddits set name = ${name} where id = 'saas'`);
    expect((await client.getSubreddit(saas)).name).toBe(name);
    await run(sql`insert into subreddit_closures (subreddit_id, reason, noticed_at)
                  values ('saas', 'private', now())`);
    await expect(client.getSubreddit(saas)).rejects.toMatchObject({ status: 404 });
    await run(sql`delete from subreddit_closures where subreddit_id = 'saas'`);
    expect((await other.getSubreddit(saas)).name).toBe(name);
  });

  test("is not what one of them made of it", async () => {
    await client.addFavorite(saas);
    await client.saveOwnPolicy({
      ...saas,
      body: { text: "1. Bring cake", corrections: NO_CORRECTIONS },
    });
    const [mine, theirs] = [await client.getSubreddit(saas), await other.getSubreddit(saas)];
    expect(mine).toMatchObject({ isFavorite: true, rules: { isYours: true } });
    expect(theirs).toMatchObject({ isFavorite: false, rules: { isYours: false } });
    await client.removeFavorite(saas);
    await client.removeOwnPolicy(saas);
    expect(await client.getSubreddit(saas)).toEqual(theirs);
  });

  test("is read anew for recommendations once it is closed, and each user sees what they pasted", async () => {
    const recommendTo = async (who: Client) => {
      const { recommendations } = await who.generateRecommendations({ body: INVOICES });
      return recommendations;
    };
    const before = await recommendTo(other);
    const [first] = before;
    if (first?.group !== "post") throw new Error("The sample has no place for such a project.");
    const params = { subredditId: first.id };
    await client.saveOwnPolicy({
      params,
      body: { text: "1. No self-promotion of any kind", corrections: NO_CORRECTIONS },
    });
    const [firstOfMine] = await recommendTo(client);
    expect(firstOfMine?.id).not.toBe(first.id);
    expect(await recommendTo(other)).toEqual(before);
    await client.removeOwnPolicy({ params });
    await run(sql`insert into subreddit_closures (subreddit_id, reason, noticed_at)
                  values (${first.id}, 'private', now())`);
    expect((await recommendTo(other)).map(({ id }) => id)).not.toContain(first.id);
    await run(sql`delete from subreddit_closures where subreddit_id = ${first.id}`);
    expect(await recommendTo(other)).toEqual(before);
  });

  test("costs no question where this process alone can write", async () => {
    if (house.database.kind === "postgresql") return;
    const query = { category: "Gaming" } as const;
    await client.getSubreddit(saas);
    await client.listSubreddits({ query });
    const asked = vi.spyOn((house.database.db as unknown as Asked).$client, "query");
    await other.getSubreddit(saas);
    expect(asked).toHaveBeenCalledTimes(2);
    // For the projects whose matches come first, and for what belongs to the user.
    await other.listSubreddits({ query });
    expect(asked).toHaveBeenCalledTimes(4);
    await other.listSubreddits({ query: { ...query, sort: "members" } });
    asked.mockClear();
    await client.listSubreddits({ query: { ...query, sort: "members" } });
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  test("a phrase that nobody asked before costs three questions", async () => {
    if (house.database.kind === "postgresql") return;
    await client.listSubreddits({ query: { q: "home espresso" } });
    const asked = vi.spyOn((house.database.db as unknown as Asked).$client, "query");
    const { items } = await client.listSubreddits({ query: { q: "chess for beginners" } });
    expect(items.length).toBeGreaterThan(10);
    // What has its words, what is known of those that were found, and what belongs to the user.
    expect(asked).toHaveBeenCalledTimes(3);
    asked.mockRestore();
  });

  type Asked = { $client: { query: () => unknown } };

  test("is kept only if nothing was written while it was read, and never if reading failed", async () => {
    let writes = 0;
    const database = { ...house.database, countCatalogueWrites: () => writes };
    const read = async (answer: () => string) => {
      const found = await rememberEach({ database }, "test", ["saas"], async ([id = ""]) => {
        return new Map([[id, answer()]]);
      });
      return found.get("saas");
    };
    const failing = () => {
      throw new Error("no answer");
    };
    await expect(read(failing)).rejects.toThrow("no answer");
    const old = read(() => "old");
    writes += 1;
    expect([await old, await read(() => "new"), await read(failing)]).toEqual([
      "old",
      "new",
      "new",
    ]);
  });

  test("is not lost to others who push it out while the rest is read", async () => {
    const database = { ...house.database, countCatalogueWrites: () => 0 };
    const answer = async (keys: number[]) => new Map(keys.map((key) => [key, `no. ${key}`]));
    const recall = (keys: number[], read = answer) =>
      rememberEach({ database }, "many", keys, read);
    await recall([1]);
    const pushOut = async (keys: number[]) => {
      await recall(Array.from({ length: 4000 }, (_, index) => index + 10));
      return answer(keys);
    };
    expect((await recall([1, 2], pushOut)).get(1)).toBe("no. 1");
    expect((await recall([1])).get(1)).toBe("no. 1");
  });
});
