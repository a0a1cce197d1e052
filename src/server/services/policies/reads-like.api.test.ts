import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeSubreddit, reopenSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { LIMITS } from "../limits/limit-table.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const WEB = {
  title: "How we cut the first paint of our web page in half",
  content:
    "We had a page of HTML, CSS and JavaScript that took four seconds in the browser. The frontend loaded a React bundle, the backend answered with JSON from PHP, and the web server sent no cache headers. We split the bundle, inlined the CSS, moved the fonts to our own domain and let the browser load images late. The website now paints in two seconds on a slow phone. Which tools do web developers use to watch that a site stays fast?",
};
const ask = (subredditId: string, draft = WEB) =>
  house.clientOf().findReadsLike({ body: { ...draft, subredditId } });

test("names communities that a draft reads like, without signing in", async () => {
  const { items } = await ask("woodworking");
  expect(items).toContainEqual({
    subredditId: "frontend",
    name: "Frontend",
    fullName: "r/Frontend",
  });
  expect(items.length).toBeLessThanOrEqual(3);
});

test("names none where the draft is at home", async () => {
  expect(await ask("webdev")).toEqual({ items: [] });
});

test.each([
  ["nothing written yet", { title: "", content: "" }],
  ["words that nobody knows", { title: "xqzzt", content: "vbnnqk ".repeat(60) }],
])("names none for %s", async (_, draft) => {
  expect(await ask("woodworking", draft)).toEqual({ items: [] });
});

test("leaves out what Reddit no longer shows", async () => {
  const { db } = house.database;
  const [first] = (await ask("woodworking")).items;
  const id = first?.subredditId ?? "";
  await closeSubreddit(db, id, {
    reason: "Private.",
    noticedAt: new Date("2026-11-15T12:00:00Z"),
  });
  expect((await ask("woodworking")).items).not.toContainEqual(first);
  await reopenSubreddit(db, id);
});

test.each([
  ["a title that is too long", { ...WEB, title: "x".repeat(301) }, 400, /300 characters/],
  ["a text that is too long", { ...WEB, content: "x".repeat(40_001) }, 400, /40,000 characters/],
])("refuses %s", async (_, draft, status, message) => {
  await expect(ask("woodworking", draft)).rejects.toMatchObject({
    status,
    serverMessage: expect.stringMatching(message),
  });
});

test("does not know a community that nobody knows", async () => {
  await expect(ask("no_such_place")).rejects.toMatchObject({
    status: 404,
    serverMessage: "r/no_such_place isn't in our catalogue.",
  });
});

test("is limited by the caller's network", async () => {
  const { db } = house.database;
  const call = () =>
    house.send({
      method: "POST",
      url: "/api/check/reads-like",
      headers: { "x-forwarded-for": "192.0.2.9", "content-type": "application/json" },
      payload: JSON.stringify({ ...WEB, subredditId: "woodworking" }),
    });
  const before = new Set(await listKeys());
  expect((await call()).statusCode).toBe(200);
  const added = (await listKeys()).filter((known) => !before.has(known));
  expect(added).toHaveLength(1);
  await db.execute(
    sql`update rate_limits set hits = ${LIMITS.readsLikePerCaller.max} where key = ${added[0]}`,
  );
  expect((await call()).statusCode).toBe(429);

  async function listKeys(): Promise<string[]> {
    const result = await db.execute(sql`select key from rate_limits`);
    return (result as unknown as { rows: { key: string }[] }).rows.map((row) => row.key);
  }
});
