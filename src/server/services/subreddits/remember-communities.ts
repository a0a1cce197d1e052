import { MINUTE_MS } from "#engine/clock/time-units.ts";
import {
  findOwnView,
  findSubreddits,
  type KnownSubreddit,
  readIdsByRow,
  seeAs,
} from "#server/db/subreddits/subreddits-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";

type Memory = { answer: Promise<unknown>; until: number };

const REMEMBERED_MS = MINUTE_MS;
/** A page with all that is known about its communities takes about 100 kB. */
const MOST_REMEMBERED = 300;
const memories = new WeakMap<object, Map<string, Memory>>();

/**
 * What is the same for everybody and follows from the catalogue, which hardly ever changes: an answer
 * that is a minute old does, and those who ask while it is worked out share the work.
 */
export function remember<T>(
  { database, clock }: Pick<ServiceDeps, "database" | "clock">,
  about: readonly unknown[],
  read: () => Promise<T>,
): Promise<T> {
  const known = memories.get(database) ?? new Map<string, Memory>();
  memories.set(database, known);
  const key = JSON.stringify(about);
  const now = clock().getTime();
  const memory = known.get(key);
  if (memory && memory.until > now) return memory.answer as Promise<T>;
  const answer = read();
  known.delete(key);
  // The one that was asked for first goes; what many ask for is soon back.
  const [oldest] = known.size >= MOST_REMEMBERED ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  const added = { answer, until: now + REMEMBERED_MS };
  known.set(key, added);
  answer.catch(() => known.get(key) === added && known.delete(key));
  return answer;
}

/** As nobody in particular sees them; unknown ids are left out. */
export function rememberCommunities(
  deps: Pick<ServiceDeps, "database">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownSubreddit>> {
  return rememberEach(deps, "communities", ids, async (unknown) => {
    const found = await findSubreddits(deps.database.db, null, unknown);
    return new Map(found.map((subreddit) => [subreddit.id, subreddit]));
  });
}

/** As this user sees them, or nobody in particular. PostgreSQL, which is asked each time, is asked once for all of it. */
export async function recallFor(
  deps: Pick<ServiceDeps, "database">,
  userId: UserId | null,
  ids: string[],
): Promise<KnownSubreddit[]> {
  const { db, countCatalogueWrites } = deps.database;
  if (!countCatalogueWrites) return findSubreddits(db, userId, ids);
  const common = await rememberCommunities(deps, ids);
  if (userId === null) return [...common.values()];
  const mine = await findOwnView(db, userId, ids, 0);
  return Array.from(common.values(), (subreddit) => seeAs(subreddit, mine));
}

const idsByRow = new WeakMap<object, Promise<ReadonlyMap<number, string>>>();

/** Which community each row is that the matcher looks through. That changes only when a server loads another catalogue, which it does before it serves. */
export function recallIdsByRow({
  database,
  matcher,
}: Pick<ServiceDeps, "database" | "matcher">): Promise<ReadonlyMap<number, string>> {
  const known = idsByRow.get(database) ?? readIdsByRow(database.db, matcher.pool);
  idsByRow.set(database, known);
  known.catch(() => idsByRow.delete(database));
  return known;
}

/** A community takes about 5 kB. */
const MOST_OF_A_KIND = 3000;

type Catalogue = { since: number; kinds: Map<string, Map<unknown, unknown>> };
const catalogues = new WeakMap<object, Catalogue>();

/**
 * What everybody sees of some communities, until anything about any community is written. Where other
 * processes can write as well it is read each time. Only what is not known yet is asked for.
 */
export async function rememberEach<K, T>(
  { database }: Pick<ServiceDeps, "database">,
  kind: string,
  keys: readonly K[],
  read: (unknown: K[]) => Promise<ReadonlyMap<K, T>>,
): Promise<ReadonlyMap<K, T>> {
  const { countCatalogueWrites } = database;
  if (!countCatalogueWrites) return read([...keys]);
  const since = countCatalogueWrites();
  const known = openKind<K, T>(database, kind, since);
  // Taken before the rest is read: meanwhile others may push it out.
  const had = new Map<K, T | null>();
  for (const key of keys) if (known.has(key)) had.set(key, known.get(key) ?? null);
  const unknown = keys.filter((key) => !had.has(key));
  const found = unknown.length > 0 ? await read(unknown) : new Map<K, T>();
  const answer = new Map<K, T>();
  for (const key of keys) {
    const value = had.get(key) ?? found.get(key) ?? null;
    if (value !== null) answer.set(key, value);
    // Those asked for last are at the end; the one that was asked for first goes.
    known.delete(key);
    known.set(key, value);
  }
  for (const [oldest] of known) {
    if (known.size <= MOST_OF_A_KIND) break;
    known.delete(oldest);
  }
  return answer;
}

/** What was read before a write is kept apart from what was read after it; null is what is known not to exist. */
function openKind<K, T>(database: object, kind: string, since: number): Map<K, T | null> {
  const last = catalogues.get(database);
  const catalogue = last?.since === since ? last : { since, kinds: new Map() };
  catalogues.set(database, catalogue);
  const known = catalogue.kinds.get(kind) ?? new Map<unknown, unknown>();
  catalogue.kinds.set(kind, known);
  return known as Map<K, T | null>;
}

/** After a change in this process, so that whoever made it sees it. */
export function forgetAll({ database }: Pick<ServiceDeps, "database">): void {
  memories.delete(database);
}
