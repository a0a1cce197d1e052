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
import { type UserRow, findUserById } from "#server/db/accounts/users-repository.ts";
import type { Caller, SessionScope } from "#server/scope.ts";
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

/** Two tabs, or a lost answer, may present one token twice in quick succession. */
const REUSE_GRACE_MS = 30_000;

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
