import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findNote } from "#catalogue/notes.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { LIMITS } from "../limits/limit-table.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const getPolicy = (subredditId: string) => house.clientOf().getPolicy({ params: { subredditId } });
const findNames = async (q: string) => {
  const { items } = await house.clientOf().findSubredditNames({ query: { q } });
  return items.map(({ id }) => id);
};

describe("a policy, without signing in", () => {
  test("says what a draft is checked against, with the date of the rules", async () => {
    const policy = await getPolicy("SaaS");
    expect(policy).toMatchObject({ subredditId: "saas", name: "SaaS", fullName: "r/SaaS" });
    expect(policy.listedRules?.source.asOf).toMatch(/^\d{4}-\d{2}/);
    expect(policy.extractedRules).toHaveLength(Object.keys(policy.codes).length);
    expect(policy.policy).toMatchObject({
      stance: "share",
      words: "For regulars, one promotion in 60 days",
      sourceWords: "our note, June 2026",
    });
    expect(policy.demands).toContainEqual({
      of: "promotion",
      code: "gap-days",
      value: 60,
      detail: null,
      countsComments: true,
      source: { kind: "note", asOf: "2026-06" },
      certainty: "sure",
      words: expect.stringContaining("60 days") as string,
    });
    expect(policy).toMatchObject({
      subject: expect.stringContaining("software-as-a-service"),
      shows: expect.any(String),
      threads: expect.any(Array),
    });
    expect(policy.rulesUrl).toBe("https://www.reddit.com/r/SaaS/about/rules/");
  });

  test("of a community whose rules are not known says so", async () => {
    const { db } = house.database;
    const result = await db.execute(sql`
      select subreddit_id as id from subreddit_facts where facts->'rules' is null`);
    const { rows } = result as unknown as { rows: { id: string }[] };
    const unnoted = rows.find(({ id }) => findNote(id) === null);
    expect(await getPolicy(unnoted?.id ?? "")).toMatchObject({
      listedRules: null,
      extractedRules: [],
      stance: { is: "unknown" },
      riskLevel: "MODERATE",
    });
  });

  test("says which words get a post removed, and where that comes from", async () => {
    const { bannedKeywords, keywordSources } = await getPolicy("golang");
    expect(bannedKeywords).toEqual(["emoji"]);
    expect(keywordSources).toEqual({ emoji: { kind: "note", asOf: "2026-08" } });
    expect(await getPolicy("SaaS")).toMatchObject({ bannedKeywords: [], keywordSources: {} });
    const client = house.clientOf((await house.signIn("words@example.com")).accessToken);
    const detail = await client.getSubreddit({ params: { subredditId: "baseball" } });
    expect(detail.bannedWords).toEqual([
      { words: ["x.com", "twitter.com"], sourceWords: "our note, November 2025" },
    ]);
  });

  test("of a community with one subject holds the words of its posts, in few kilobytes", async () => {
    const { topic } = await getPolicy("rust");
    expect(topic?.levels.flatMap((words) => words.split(" "))).toContain("compiler");
    expect(JSON.stringify(topic).length).toBeLessThan(9000);
    expect((await getPolicy("rust")).topic).toEqual(topic);
  });

  test.each([
    ["makers", "sideproject"],
    ["any question", "askreddit"],
  ])("of a community for %s holds no words", async (_, subredditId) => {
    expect((await getPolicy(subredditId)).topic).toBeNull();
  });

  test("of a community that nobody knows is not found", async () => {
    await expect(getPolicy("no_such_place")).rejects.toMatchObject({
      status: 404,
      serverMessage: "r/no_such_place isn't in our catalogue.",
    });
  });
});

describe("names", () => {
  test.each([
    ["SaaS", "saas"],
    ["r/saas", "saas"],
    ["/r/SaaS ", "saas"],
    ["https://www.reddit.com/r/SaaS/comments/1abcdef/a_title_that_is_long_enough/?x=1", "saas"],
    ["r/entreprenuer", "entrepreneur"],
  ])("%s is found first as itself", async (query, id) => {
    expect((await findNames(query))[0]).toBe(id);
  });

  test("begin with what was typed before they hold it", async () => {
    const found = await findNames("r/star");
    expect(found).toContain("startups");
    const holding = found.findIndex((id) => !id.startsWith("star"));
    expect(found.slice(holding === -1 ? found.length : holding).join()).not.toMatch(/(^|,)star/);
    expect(found.length).toBeLessThanOrEqual(10);
  });

  test("are found by what a community is about, too, as everywhere", async () => {
    const found = await findNames("people who brew coffee at home");
    const { accessToken } = await house.signIn("searcher@example.com");
    const { items } = await house
      .clientOf(accessToken)
      .searchSubreddits({ query: { q: "people who brew coffee at home", limit: "10" } });
    expect(found).toEqual(items.map(({ id }) => id));
    expect(found.slice(0, 5)).toContain("coffee");
  });

  test.each(["%", "_%_", "🙂", "'; --", "日本語"])(
    "%s finds what it spells, or nothing",
    async (query) => {
      const found = await findNames(query);
      expect(found.every((id) => id.includes(query.replace(/\W/g, "").toLowerCase()))).toBe(true);
    },
  );

  test("need something to look for", async () => {
    await expect(findNames(" ")).rejects.toMatchObject({
      status: 400,
      serverMessage: "Please name a subreddit.",
    });
  });
});

test("both are limited by the caller's network", async () => {
  const { db } = house.database;
  const call = () =>
    house.send({
      url: "/api/check/subreddits?q=saas",
      headers: { "x-forwarded-for": "192.0.2.7" },
    });
  const before = new Set(await listKeys());
  expect((await call()).statusCode).toBe(200);
  const key = (await listKeys()).find((known) => !before.has(known));
  await db.execute(
    sql`update rate_limits set hits = ${LIMITS.checkPerCaller.max} where key = ${key}`,
  );
  const refused = await call();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const policy = await house.send({
    url: "/api/check/subreddits/saas",
    headers: { "x-forwarded-for": "192.0.2.7" },
  });
  expect(policy.statusCode).toBe(429);

  async function listKeys(): Promise<string[]> {
    const result = await db.execute(sql`select key from rate_limits`);
    return (result as unknown as { rows: { key: string }[] }).rows.map((row) => row.key);
  }
});
