import { MINUTE_MS } from "#engine/clock/time-units.ts";
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

/** A community takes about 5 kB. */
const MOST_COMMUNITIES = 2000;

type Communities = { known: Map<string, Promise<unknown>>; since: number };
const communities = new WeakMap<object, Communities>();

/**
 * What everybody sees of one community, until anything about any community is written. Where other
 * processes can write as well it is read each time.
 */
export function rememberCommunity<T>(
  { database }: Pick<ServiceDeps, "database">,
  id: string,
  read: () => Promise<T>,
): Promise<T> {
  if (!database.countCatalogueWrites) return read();
  const since = database.countCatalogueWrites();
  const last = communities.get(database);
  const known = last?.since === since ? last.known : new Map<string, Promise<unknown>>();
  if (known !== last?.known) communities.set(database, { known, since });
  const answer = (known.get(id) as Promise<T> | undefined) ?? read();
  known.delete(id);
  const [oldest] = known.size >= MOST_COMMUNITIES ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(id, answer);
  answer.catch(() => known.get(id) === answer && known.delete(id));
  return answer;
}

/** After a change in this process, so that whoever made it sees it. */
export function forgetAll({ database }: Pick<ServiceDeps, "database">): void {
  memories.delete(database);
}
