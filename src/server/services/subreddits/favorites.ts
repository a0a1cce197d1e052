import * as z from "zod";
import type { Favorite } from "#contract/subreddit.ts";
import type { PageOfList, SubredditPage } from "#contract/subreddits/subreddit-lists.ts";
import {
  countFavorites,
  deleteFavorite,
  insertFavorite,
  isFavorite,
  listFavorites,
} from "#server/db/subreddits/favorites-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createCursors, CursorId } from "../list-cursor.ts";
import { PAGE_SIZE } from "./list-subreddits.ts";
import { presentIds } from "./present-subreddit.ts";
import { requireKnownId } from "./require-subreddit.ts";

const MOST_FAVORITES = 1000;

export async function getFavorite(deps: ServiceDeps, scope: Scope, id: string): Promise<Favorite> {
  await requireKnownId(deps, id);
  return { isFavorite: await isFavorite(deps.database.db, scope.userId, id) };
}

export async function addFavorite(deps: ServiceDeps, scope: Scope, id: string): Promise<Favorite> {
  await requireKnownId(deps, id);
  const { userId } = scope;
  await deps.database.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const count = await countFavorites(tx, userId);
    if (count >= MOST_FAVORITES && !(await isFavorite(tx, userId, id))) {
      throw new ServiceError(
        "CONFLICT",
        "You have 1,000 favorites, which is the maximum. Remove one first.",
      );
    }
    await insertFavorite(tx, { userId, subredditId: id, createdAt: deps.clock() });
  });
  return { isFavorite: true };
}

export async function removeFavorite(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
): Promise<Favorite> {
  await requireKnownId(deps, id);
  await deleteFavorite(deps.database.db, scope.userId, id);
  return { isFavorite: false };
}

const Place = z.object({
  createdAt: z.iso.datetime().regex(/^[12]\d{3}/),
  subredditId: CursorId,
});

export async function listFavoriteSubreddits(
  deps: ServiceDeps,
  scope: Scope,
  { cursor, limit = PAGE_SIZE }: PageOfList,
): Promise<SubredditPage> {
  const { db } = deps.database;
  const cursors = createCursors(Place, ["favorites", scope.userId]);
  const after = cursors.read(cursor)?.after;
  const behind = after ? { ...after, createdAt: new Date(after.createdAt) } : null;
  const page = await listFavorites(db, scope.userId, behind, limit + 1);
  const total = await countFavorites(db, scope.userId);
  const shown = page.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await presentIds(
      deps,
      scope,
      shown.map(({ subredditId }) => subredditId),
    ),
    nextCursor:
      page.length > limit && last
        ? cursors.write(
            { createdAt: last.createdAt.toISOString(), subredditId: last.subredditId },
            total,
          )
        : null,
    total,
    correctedQuery: null,
    matchesAllWords: true,
  };
}
