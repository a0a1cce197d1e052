import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Subreddit } from "#contract/subreddit.ts";
import { type SubredditPages, changeListed } from "./use-subreddit-lists.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

test("a change reaches the card in every list, on whichever page, and no other", () => {
  const cache = new QueryClient();
  const lists = [queryKeys.subreddits.all({ q: "saas" }), queryKeys.subreddits.recommended];
  for (const key of lists) cache.setQueryData(key, { pages: [page("seo"), page("saas", "seo")] });
  changeListed(cache, "saas", (item) => ({ ...item, members: 7 }));
  for (const key of lists) {
    const pages = cache.getQueryData<SubredditPages>(key)?.pages ?? [];
    const cards = pages.flatMap(({ items }) => items.map(({ id, members }) => [id, members]));
    expect(cards).toEqual([
      ["seo", 1],
      ["saas", 7],
      ["seo", 1],
    ]);
  }
});

function page(...ids: string[]) {
  return { items: ids.map((id) => ({ id, members: 1 }) as Subreddit) };
}
