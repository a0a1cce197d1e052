import type { QueryClient } from "@tanstack/react-query";
import type { Subreddit, SubredditDetail } from "#contract/subreddit.ts";
import { changeListed } from "./change-listed.ts";
import { subredditKeys } from "./subreddit-keys.ts";
import type { SubredditPages } from "./use-subreddit-lists.ts";

/** Writes a star, or its absence, into everything that is on screen or cached. */
export function markFavorite(cache: QueryClient, subreddit: Subreddit, isFavorite: boolean): void {
  const { id } = subreddit;
  changeListed(cache, id, (item) => ({ ...item, isFavorite }));
  cache.setQueryData<SubredditDetail>(
    subredditKeys.detail(id),
    (detail) => detail && { ...detail, isFavorite },
  );
  cache.setQueryData<SubredditPages>(
    subredditKeys.favorites,
    (list) =>
      list && (isFavorite ? putFirst(list, { ...subreddit, isFavorite }) : leaveOut(list, id)),
  );
}

function putFirst(list: SubredditPages, subreddit: Subreddit): SubredditPages {
  const [first, ...others] = leaveOut(list, subreddit.id).pages;
  if (!first) return list;
  const grown = { ...first, items: [subreddit, ...first.items], total: first.total + 1 };
  return { ...list, pages: [grown, ...others] };
}

function leaveOut(list: SubredditPages, id: string): SubredditPages {
  const isListed = list.pages.some(({ items }) => items.some((item) => item.id === id));
  if (!isListed) return list;
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      items: page.items.filter((item) => item.id !== id),
      total: page.total - 1,
    })),
  };
}
