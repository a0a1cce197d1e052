import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "#contract/client.ts";
import type { NewSavedSearch } from "#contract/accounts/saved-search.ts";
import { MAX_SAVED_SEARCHES } from "#engine/subreddits/list-options.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

const WHOLE = {
  name: "Small and safe",
  q: "book keeping",
  category: "Tech & SaaS",
  risk: "SAFE",
  stance: "post",
  minMembers: 1000,
  maxMembers: 50_000,
  sort: "growth",
} as const;

let house: TestApp;
let client: Client;
let people = 0;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());
beforeEach(async () => {
  const { accessToken } = await house.signIn(`searches-${(people += 1)}@example.com`);
  client = house.clientOf(accessToken);
});

const namesOf = async () => (await client.listSavedSearches()).items.map(({ name }) => name);
const refused = (code: string, message: string | RegExp) => ({
  code,
  serverMessage: expect.stringMatching(message),
});

describe("saving a search", () => {
  test("keeps all of it", async () => {
    const saved = await client.saveSearch({ body: WHOLE });
    expect(saved).toMatchObject({ ...WHOLE, createdAt: house.clock().toISOString() });
    expect(await client.listSavedSearches()).toEqual({ items: [saved] });
  });

  test("leaves out what was not chosen", async () => {
    const saved = await client.saveSearch({ body: { name: " Knitters ", q: " knitting " } });
    expect(saved).toMatchObject({
      name: "Knitters",
      q: "knitting",
      category: null,
      risk: null,
      stance: null,
      minMembers: null,
      maxMembers: null,
      sort: "relevance",
    });
  });

  test.each<[name: string, body: object, message: RegExp]>([
    ["no name", { name: undefined }, /^Please name the search\.$/],
    ["a blank name", { name: " " }, /^Please name the search\.$/],
    ["a name of 61 characters", { name: "x".repeat(61) }, /at most 60 characters/],
    ["201 characters of words", { q: "x".repeat(201) }, /at most 200 characters/],
    ["an unknown category", { category: "Nonsense" }, /^We don't know this category\.$/],
    ["a range turned round", { minMembers: 9, maxMembers: 8 }, /is above the maximum/],
    ["half a member", { minMembers: 1.5 }, /whole number, 0 or more/],
    ["members below 0", { maxMembers: -1 }, /whole number, 0 or more/],
  ])("is refused with %s", async (_name, changes, message) => {
    const body = { ...WHOLE, ...changes } as NewSavedSearch;
    await expect(client.saveSearch({ body })).rejects.toMatchObject(refused("VALIDATION", message));
    expect(await namesOf()).toEqual([]);
  });

  test.each<[name: string, body: NewSavedSearch]>([
    ["nothing", { name: "All" }],
    ["blank words", { name: "All", q: "  " }],
    ["an order alone", { name: "All", sort: "growth" }],
    ["at least 0 members", { name: "All", minMembers: 0 }],
  ])("is refused for %s, which finds everything", async (_name, body) => {
    await expect(client.saveSearch({ body })).rejects.toMatchObject(
      refused("VALIDATION", /^Type some words or choose a filter first/),
    );
  });

  test(`is refused beyond ${MAX_SAVED_SEARCHES}, also when all are saved at once`, async () => {
    const all = Array.from({ length: MAX_SAVED_SEARCHES + 3 }, (_, index) =>
      client.saveSearch({ body: { name: `Search ${index}`, q: "game" } }),
    );
    const settled = await Promise.allSettled(all);
    const failed = settled.filter(({ status }) => status === "rejected");
    expect(failed).toHaveLength(3);
    const reason = refused("CONFLICT", /^You have 20 saved searches, the maximum\./);
    expect(failed[0]).toMatchObject({ reason });
  });
});

describe("saved searches", () => {
  test("are listed by name, numbers by their size", async () => {
    for (const name of ["Top 10", "art", "Top 9", "Études"]) {
      await client.saveSearch({ body: { name, q: "art" } });
    }
    expect(await namesOf()).toEqual(["art", "Études", "Top 9", "Top 10"]);
  });

  test("have different names, however these are written", async () => {
    const { id } = await client.saveSearch({ body: { name: "Games", q: "game" } });
    const taken = refused("CONFLICT", /^You have a search called “Games” already\./);
    await expect(client.saveSearch({ body: { name: "GAMES", q: "chess" } })).rejects.toMatchObject(
      taken,
    );
    const other = await client.saveSearch({ body: { name: "Chess", q: "chess" } });
    const params = { savedSearchId: other.id };
    await expect(client.renameSearch({ params, body: { name: "games" } })).rejects.toMatchObject(
      taken,
    );
    expect(await namesOf()).toEqual(["Chess", "Games"]);
    await client.renameSearch({ params: { savedSearchId: id }, body: { name: "games" } });
    expect(await namesOf()).toEqual(["Chess", "games"]);
  });

  test("are deleted once, and come back by being saved again", async () => {
    const { id, createdAt: _createdAt, ...search } = await client.saveSearch({ body: WHOLE });
    const params = { savedSearchId: id };
    await client.deleteSearch({ params });
    expect(await namesOf()).toEqual([]);
    const gone = refused("NOT_FOUND", /^This saved search no longer exists/);
    await expect(client.deleteSearch({ params })).rejects.toMatchObject(gone);
    await expect(client.renameSearch({ params, body: { name: "New" } })).rejects.toMatchObject(
      gone,
    );
    await client.saveSearch({ body: search });
    expect((await client.listSavedSearches()).items).toMatchObject([WHOLE]);
  });
});
