import type { SignedIn } from "#contract/auth.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import {
  lockRefreshToken,
  markRefreshTokenUsed,
  revokeSession,
  touchSession,
} from "#server/db/sessions-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Caller } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { hashOpaqueToken } from "./opaque-token.ts";
import { expiryOf, issueTokens } from "./start-session.ts";

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
  if (!signedIn) throw new ServiceError("UNAUTHENTICATED", "Please sign in to continue.");
  return signedIn;
}
