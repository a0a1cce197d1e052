import type { QueryClient } from "@tanstack/react-query";
import type { Subreddit } from "#contract/subreddit.ts";
import { subredditKeys } from "./subreddit-keys.ts";
import type { SubredditPages } from "./use-subreddit-lists.ts";

/** Changes a subreddit in every list; to fetch them again would take all pages scrolled through. */
export function changeListed(
  cache: QueryClient,
  subredditId: string,
  change: (item: Subreddit) => Subreddit,
): void {
  cache.setQueriesData<SubredditPages>(
    { queryKey: subredditKeys.lists },
    (list) => list && mapItems(list, (item) => (item.id === subredditId ? change(item) : item)),
  );
}

function mapItems(list: SubredditPages, change: (item: Subreddit) => Subreddit): SubredditPages {
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, items: page.items.map(change) })),
  };
}
