import * as z from "zod";
import type { SubredditFilters, SubredditPage } from "#contract/subreddit.ts";
import { countMatches, findPage, type SubredditQuery } from "#server/db/subreddit-search.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createCursors } from "./list-cursor.ts";
import { presentIds } from "./present-ids.ts";
import { resolveSearch } from "./resolve-search.ts";

const Standing = z.object({
  tier: z.int().min(0).max(10),
  members: z.int(),
  growth: z.number().nullable(),
  id: z.string().max(40),
});

export const PAGE_SIZE = 24;

export async function listSubreddits(
  deps: ServiceDeps,
  scope: Scope,
  { cursor, limit = PAGE_SIZE, ...filters }: SubredditFilters,
): Promise<SubredditPage> {
  const { db } = deps.database;
  const cursors = createCursors(Standing, ["subreddits", filters]);
  const place = cursors.read(cursor);
  const { q = "", sort = "relevance", ...rest } = filters;
  const resolved = q.trim() ? await resolveSearch(db, q) : null;
  if (q.trim() && !resolved) return NOTHING;

  const query: SubredditQuery = { ...rest, sort, search: resolved?.search ?? null };
  const page = await findPage(db, query, place?.after ?? null, limit + 1);
  const total = place?.total ?? (await countMatches(db, query));
  const shown = page.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await presentIds(
      deps,
      scope,
      shown.map(({ id }) => id),
    ),
    nextCursor: page.length > limit && last ? cursors.write(last, total) : null,
    total,
    correctedQuery: resolved?.correctedQuery ?? null,
  };
}

const NOTHING: SubredditPage = { items: [], nextCursor: null, total: 0, correctedQuery: null };
