import type { SignedIn } from "#contract/auth.ts";
import { nameDevice } from "#engine/accounts/name-device.ts";
import type { Db } from "#server/db/database.ts";
import { insertRefreshToken, insertSession } from "#server/db/sessions-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import type { Caller, Scope } from "#server/scope.ts";
import { presentUser } from "../accounts/present-user.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createOpaqueToken } from "./opaque-token.ts";

const DAY_MS = 24 * 3600 * 1000;
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
  scope: Scope,
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
