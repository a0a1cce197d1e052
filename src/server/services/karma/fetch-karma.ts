import { lockUser, updateUser, type UserRow } from "#server/db/users-repository.ts";
import {
  RedditError,
  type RedditUser,
  WRONG_KEYS,
} from "#server/gateways/reddit/reddit-gateway.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { noteKarma } from "./note-karma.ts";

export type KarmaDeps = Pick<ServiceDeps, "database" | "reddit" | "clock">;
export type NamedUser = Pick<UserRow, "id" | "redditUsername">;

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
