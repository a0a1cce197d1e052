import type { SignedIn } from "#contract/accounts/auth.ts";
import { nameDevice } from "#engine/accounts/name-device.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { Db } from "#server/db/database.ts";
import {
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  markRefreshTokenUsed,
  revokeSession,
  touchSession,
} from "#server/db/accounts/sign-in-repository.ts";
import {
  type UserRow,
  findUserById,
  findSignedInUser,
} from "#server/db/accounts/users-repository.ts";
import type { Caller, SessionScope, SessionId, Scope } from "#server/scope.ts";
import { presentUser } from "#server/services/accounts/present-user.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { createOpaqueToken, hashOpaqueToken } from "./access-tokens.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { notSignedIn } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";

const REFRESH_LIFETIME_MS = 30 * DAY_MS;
const SIGN_IN_LIFETIME_MS = 180 * DAY_MS;

/** Each use begins the refresh token's time anew, but nobody stays signed in for ever. */
export function expiryOf(startedAt: Date, now: Date): Date {
  return new Date(
    Math.min(now.getTime() + REFRESH_LIFETIME_MS, startedAt.getTime() + SIGN_IN_LIFETIME_MS),
  );
}

/** Opens a session on one device; runs inside the caller's transaction. */
export async function startSession(
  deps: ServiceDeps,
  tx: Db,
  user: UserRow,
  caller: Caller,
): Promise<SignedIn> {
  const now = deps.clock();
  const expiresAt = expiryOf(now, now);
  const session = await insertSession(tx, {
    userId: user.id,
    device: nameDevice(caller.userAgent),
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  return issueTokens(deps, tx, user, { userId: user.id, sessionId: session.id }, expiresAt);
}

export async function issueTokens(
  deps: ServiceDeps,
  tx: Db,
  user: UserRow,
  scope: SessionScope,
  expiresAt: Date,
): Promise<SignedIn> {
  const { token: refreshToken, tokenHash } = createOpaqueToken();
  const now = deps.clock();
  await insertRefreshToken(tx, {
    tokenHash,
    sessionId: scope.sessionId,
    createdAt: now,
    expiresAt,
  });
  const accessToken = await deps.accessTokens.issue(scope);
  return { accessToken, refreshToken, user: presentUser(user, now) };
}

/** Two tabs, two calls of an assistant, or a lost answer, may present one token twice in quick succession. */
export const REUSE_GRACE_MS = 30_000;

export async function refreshSession(
  deps: ServiceDeps,
  caller: Caller,
  refreshToken: string,
): Promise<SignedIn> {
  await consumeLimit(deps, "refreshPerCaller", addressBlock(caller.ip));
  const now = deps.clock();
  const signedIn = await deps.database.db.transaction(async (tx) => {
    const found = await lockRefreshToken(tx, hashOpaqueToken(refreshToken));
    if (!found || found.session.revokedAt || found.token.expiresAt <= now) return null;
    const { token, session } = found;
    if (token.usedAt && now.getTime() - token.usedAt.getTime() > REUSE_GRACE_MS) {
      // A token comes back long after it was traded in: someone holds a copy, so the family ends.
      await revokeSession(tx, session.userId, session.id, now);
      return null;
    }
    const user = await findUserById(tx, session.userId);
    if (!user) return null;
    const expiresAt = expiryOf(session.createdAt, now);
    if (expiresAt <= now) return null;
    if (!token.usedAt) await markRefreshTokenUsed(tx, token.tokenHash, now);
    await touchSession(tx, session.id, { lastUsedAt: now, expiresAt });
    return issueTokens(deps, tx, user, { userId: user.id, sessionId: session.id }, expiresAt);
  });
  if (!signedIn) throw notSignedIn();
  return signedIn;
}

/** The user of a session; null where it is not theirs, has ended or has expired. */
export type SessionLookup = (scope: SessionScope, now: Date) => Promise<UserRow | null>;

/** Asks the database at every call: other servers may have ended the session a moment ago. */
export function askForSessions(db: Db): SessionLookup {
  return async (scope, now) => (await findSignedInUser(db, scope, now))?.user ?? null;
}

const MOST_SESSIONS = 10_000;

/**
 * Remembers sessions until anything about any user or session is written, which this process alone can
 * do: an ended session is forgotten before the statement that ends it is even sent.
 */
export function rememberSessions(db: Db, countAccountWrites: () => number): SessionLookup {
  const known = new Map<SessionId, { user: UserRow; expiresAt: Date }>();
  let knownSince = countAccountWrites();
  return async (scope, now) => {
    const writes = countAccountWrites();
    if (knownSince !== writes) {
      known.clear();
      knownSince = writes;
    }
    const remembered = known.get(scope.sessionId);
    if (remembered?.user.id === scope.userId && remembered.expiresAt > now) return remembered.user;
    const found = await findSignedInUser(db, scope, now);
    // Of what was written since the question was put, the answer may know nothing.
    if (found && writes === countAccountWrites()) {
      if (known.size >= MOST_SESSIONS) known.clear();
      known.set(scope.sessionId, { ...found, user: Object.freeze(found.user) });
    }
    return found?.user ?? null;
  };
}

/** Who is let in, with their row: the look at the session brings it. */
export type SessionAdmission = { scope: SessionScope; user: UserRow };

/** The same where a personal token is let in as well. */
export type Admission = { scope: Scope; user: UserRow };

/** The signature says whose token it is, the session whether it is still good: one that was ended lets nobody in. */
export async function admitSession(
  {
    accessTokens,
    lookUpSession,
    clock,
  }: Pick<ServiceDeps, "accessTokens" | "clock"> & { lookUpSession: SessionLookup },
  accessToken: string,
): Promise<SessionAdmission | null> {
  const scope = accessTokens.recall(accessToken) ?? (await accessTokens.verify(accessToken));
  if (!scope) return null;
  const user = await lookUpSession(scope, clock());
  return user && { scope, user };
}
