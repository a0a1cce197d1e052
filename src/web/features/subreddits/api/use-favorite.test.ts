import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import type { Subreddit } from "#contract/subreddit.ts";
import type { SubredditPages } from "./use-subreddit-lists.ts";
import { markFavorite } from "./use-favorite.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

const describeSubreddit = (id: string, isFavorite = false) => ({ id, isFavorite }) as Subreddit;

function listOf(...pages: Subreddit[][]): SubredditPages {
  const total = pages.flat().length;
  return {
    pages: pages.map((items) => ({
      items,
      total,
      nextCursor: null,
      correctedQuery: null,
      matchesAllWords: true,
      beginsWith: null,
    })),
    pageParams: pages.map(() => undefined),
  };
}

let cache: QueryClient;
const all = queryKeys.subreddits.all({ q: "saas" });
const read = (key: readonly unknown[]) => cache.getQueryData<SubredditPages>(key)?.pages ?? [];
const idsOf = (key: readonly unknown[]) => read(key).map(({ items }) => items.map(({ id }) => id));

beforeEach(() => {
  cache = new QueryClient();
  cache.setQueryData(all, listOf([describeSubreddit("saas"), describeSubreddit("seo")]));
  cache.setQueryData(
    queryKeys.subreddits.favorites,
    listOf([describeSubreddit("design", true)], [describeSubreddit("seo", true)]),
  );
  cache.setQueryData(queryKeys.subreddits.detail("saas"), describeSubreddit("saas"));
});

test("a star shows in every list and in the detail, and comes first among the favorites", () => {
  markFavorite(cache, describeSubreddit("saas"), true);
  expect(read(all)[0]?.items.map(({ isFavorite }) => isFavorite)).toEqual([true, false]);
  expect(cache.getQueryData(queryKeys.subreddits.detail("saas"))).toMatchObject({
    isFavorite: true,
  });
  expect(idsOf(queryKeys.subreddits.favorites)).toEqual([["saas", "design"], ["seo"]]);
  expect(read(queryKeys.subreddits.favorites)[0]?.total).toBe(3);
});

test("a star that is taken away leaves the favorites, on whichever page it was", () => {
  markFavorite(cache, describeSubreddit("seo", true), false);
  expect(idsOf(queryKeys.subreddits.favorites)).toEqual([["design"], []]);
  expect(read(queryKeys.subreddits.favorites)[0]?.total).toBe(1);
});

test("the same star twice counts once", () => {
  markFavorite(cache, describeSubreddit("saas"), true);
  markFavorite(cache, describeSubreddit("saas"), true);
  expect(idsOf(queryKeys.subreddits.favorites)).toEqual([["saas", "design"], ["seo"]]);
  expect(read(queryKeys.subreddits.favorites)[0]?.total).toBe(3);
});

test("what was never loaded stays unloaded", () => {
  const fresh = new QueryClient();
  markFavorite(fresh, describeSubreddit("saas"), true);
  expect(fresh.getQueryData(queryKeys.subreddits.favorites)).toBeUndefined();
  expect(fresh.getQueryData(queryKeys.subreddits.detail("saas"))).toBeUndefined();
});
