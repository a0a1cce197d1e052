import type { KarmaReport, ProfileChanges } from "#contract/accounts/user.ts";
import { listUnlocks } from "#engine/accounts/list-unlocks.ts";
import {
  listKarma,
  deleteKarmaOf,
  type KarmaSnapshot,
  saveSnapshot,
} from "#server/db/accounts/karma-snapshots-repository.ts";
import { listCommunityIds } from "#server/db/projects/projects-repository.ts";
import { findStoredFor } from "#server/db/subreddits/subreddits-repository.ts";
import {
  findUserById,
  lockUser,
  updateUser,
  type UserRow,
} from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { readAuthor } from "#server/services/accounts/present-user.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  RedditError,
  type RedditUser,
  WRONG_KEYS,
} from "#server/gateways/reddit/reddit-gateway.ts";
import type { Db } from "#server/db/database.ts";

/** A year, where there is one for each day. */
const MOST_SNAPSHOTS = 366;

export async function getKarma(deps: ServiceDeps, { userId }: Scope): Promise<KarmaReport> {
  const { db } = deps.database;
  const user = await findUserById(db, userId);
  const snapshots = await listKarma(db, userId, MOST_SNAPSHOTS);
  const stored = await findStoredFor(db, userId, await listCommunityIds(db, userId));
  const communities = Array.from(stored.values(), (each) => buildPolicy(each));
  return {
    snapshots: snapshots.map(({ day, karma, accountAgeDays, source }) => ({
      day,
      karma,
      accountAgeDays,
      source,
    })),
    isFetched: deps.reddit.isConfigured && Boolean(user?.redditUsername),
    askedAt: user?.redditAskedAt?.toISOString() ?? null,
    unlocks: listUnlocks(readAuthor(user, deps.clock()), communities),
  };
}

export type KarmaDeps = Pick<ServiceDeps, "database" | "reddit" | "clock">;
type NamedUser = Pick<UserRow, "id" | "redditUsername">;

/** Reads the account of a user from Reddit, once; an account that Reddit does not show stays as it was told. */
export async function fetchKarma(deps: KarmaDeps, named: NamedUser): Promise<void> {
  if (!named.redditUsername) return;
  const account = await findAccount(deps, named.redditUsername).catch(async (error: unknown) => {
    // It was asked about all the same: else it would come first every time.
    if (error instanceof RedditError && !isAboutEveryone(error)) await keep(deps, named, null);
    throw error;
  });
  await keep(deps, named, account);
}

async function keep(
  deps: KarmaDeps,
  { id, redditUsername }: NamedUser,
  account: RedditUser | null,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    // Another name was entered meanwhile: this is somebody else's karma.
    if (user?.redditUsername !== redditUsername) return;
    const now = deps.clock();
    const told = account && readAccount(account, now);
    const updated = await updateUser(tx, id, { ...told, redditAskedAt: now });
    if (updated && told) await noteKarma(tx, updated, "reddit", now);
  });
}

async function findAccount({ reddit }: KarmaDeps, name: string): Promise<RedditUser | null> {
  try {
    const account = await reddit.fetchUser(name);
    return account.isSuspended ? null : account;
  } catch (error) {
    if (error instanceof RedditError && isAboutTheAccount(error)) return null;
    throw error;
  }
}

function isAboutTheAccount({ kind, reason }: RedditError): boolean {
  return kind === "not-found" || (kind === "refused" && reason === "forbidden");
}

const KEY_FAULTS = new Set([WRONG_KEYS, "invalid-token", "invalid_token", "insufficient_scope"]);

/** About our allowance or our keys: whoever is asked about next, the answer would be the same. */
export function isAboutEveryone({ kind, reason }: RedditError): boolean {
  if (kind === "refused") return reason !== null && KEY_FAULTS.has(reason);
  return kind === "rate-limited" || kind === "not-configured";
}

function readAccount({ totalKarma, createdAt }: RedditUser, now: Date): Partial<UserRow> {
  return {
    // Below nought counts as nought to every rule.
    ...(totalKarma !== null && { redditKarma: Math.max(0, totalKarma), redditKarmaToldAt: now }),
    ...(createdAt && { redditAccountSince: createdAt.toISOString().slice(0, 10) }),
  };
}

/** Keeps what is known of the account on this day; what was forgotten is not kept. */
export async function noteKarma(
  db: Db,
  user: UserRow,
  source: KarmaSnapshot["source"],
  now: Date,
): Promise<void> {
  const { karma, accountAgeDays } = readAuthor(user, now);
  const day = now.toISOString().slice(0, 10);
  if (karma === null && accountAgeDays === null) await deleteKarmaOf(db, user.id, day);
  else
    await saveSnapshot(db, { userId: user.id, day, karma, accountAgeDays, source, takenAt: now });
}

export function tellsKarma(
  changes: Pick<ProfileChanges, "redditKarma" | "redditAccountAgeDays">,
): boolean {
  return changes.redditKarma !== undefined || changes.redditAccountAgeDays !== undefined;
}
