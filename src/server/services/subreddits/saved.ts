import * as z from "zod";
import type { Favorite } from "#contract/subreddit.ts";
import type { PageOfList, SubredditPage } from "#contract/subreddits/subreddit-lists.ts";
import {
  countFavorites,
  deleteFavorite,
  insertFavorite,
  isFavorite,
  listFavorites,
} from "#server/db/subreddits/saved-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createCursors, CursorId } from "../list-cursor.ts";
import { PAGE_SIZE } from "./list-subreddits.ts";
import { presentIds } from "./present-subreddit.ts";
import { requireKnownId } from "./require-subreddit.ts";
import type { NewSavedSearch, SavedSearch } from "#contract/accounts/saved-search.ts";
import { MAX_SAVED_SEARCHES } from "#engine/subreddits/list-options.ts";
import * as repository from "#server/db/subreddits/saved-repository.ts";

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
    beginsWith: null,
  };
}

const BY_NAME = new Intl.Collator("en", { numeric: true });

export async function listSavedSearches(
  deps: ServiceDeps,
  scope: Scope,
): Promise<{ items: SavedSearch[] }> {
  const rows = await repository.listSearches(deps.database.db, scope.userId);
  return { items: rows.toSorted((a, b) => BY_NAME.compare(a.name, b.name)).map(presentSearch) };
}

export function saveSearch(
  deps: ServiceDeps,
  { userId }: Scope,
  search: NewSavedSearch,
): Promise<SavedSearch> {
  return deps.database.db.transaction(async (tx) => {
    // Of several calls at once each sees what the one before it saved.
    await lockUser(tx, userId);
    const kept = await repository.listSearches(tx, userId);
    refuseTaken(kept, search.name);
    if (kept.length >= MAX_SAVED_SEARCHES) {
      throw new ServiceError(
        "CONFLICT",
        `You have ${MAX_SAVED_SEARCHES} saved searches, the most there can be. Delete one first.`,
      );
    }
    const row = await repository.insertSearch(tx, {
      userId,
      name: search.name,
      q: search.q ?? "",
      category: search.category ?? null,
      risk: search.risk ?? null,
      stance: search.stance ?? null,
      minMembers: search.minMembers ?? null,
      maxMembers: search.maxMembers ?? null,
      sort: search.sort ?? "relevance",
      createdAt: deps.clock(),
    });
    return presentSearch(row);
  });
}

export function renameSearch(
  deps: ServiceDeps,
  { userId }: Scope,
  id: string,
  name: string,
): Promise<SavedSearch> {
  return deps.database.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const others = (await repository.listSearches(tx, userId)).filter((row) => row.id !== id);
    const row = await repository.renameSearch(tx, userId, id, name);
    if (!row) throw notThere();
    refuseTaken(others, name);
    return presentSearch(row);
  });
}

export async function deleteSearch(deps: ServiceDeps, scope: Scope, id: string): Promise<void> {
  if (!(await repository.deleteSearch(deps.database.db, scope.userId, id))) throw notThere();
}

/** Two of one name could not be told apart in a list. */
function refuseTaken(rows: readonly repository.SavedSearchRow[], name: string): void {
  const taken = rows.find((row) => row.name.toLowerCase() === name.toLowerCase());
  if (!taken) return;
  throw new ServiceError(
    "CONFLICT",
    `You have a search called “${taken.name}” already. Please choose another name.`,
  );
}

function notThere(): ServiceError {
  return new ServiceError("NOT_FOUND", "This saved search does not exist or was deleted already.");
}

function presentSearch({
  userId: _userId,
  createdAt,
  ...row
}: repository.SavedSearchRow): SavedSearch {
  return { ...row, createdAt: createdAt.toISOString() };
}
