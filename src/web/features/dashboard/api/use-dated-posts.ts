import { useQuery } from "@tanstack/react-query";
import type { DatedPosts } from "#contract/calendar.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { api } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

type Range = { from: Date; to: Date };

/**
 * What is planned and was posted in all projects; under projects, so that every change reaches it. What is `known`
 * already is shown until the answer comes.
 */
export function useDatedPosts({ from, to }: Range, known?: DatedPosts) {
  const query = {
    from: from.toISOString(),
    // A week with a longer day has a few hours more than seven days.
    days: Math.ceil((to.getTime() - from.getTime()) / DAY_MS),
  };
  return useQuery({
    queryKey: queryKeys.posts.dated(query),
    queryFn: ({ signal }) => api.listDatedPosts({ query }, { signal }),
    placeholderData: (before) => before ?? (known && cutOut(known, { from, to })),
  });
}

function cutOut({ items, isCut }: DatedPosts, { from, to }: Range): DatedPosts {
  const isInside = ({ at }: { at: string }) => new Date(at) >= from && new Date(at) < to;
  return { items: items.filter(isInside), isCut };
}
