import type { CreatedToken, NewToken, PersonalToken } from "#contract/accounts/token.ts";
import { MAX_TOKENS, TOKEN_PREFIX } from "#engine/accounts/personal-token.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import * as repository from "#server/db/accounts/personal-tokens-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope, SessionScope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { createOpaqueToken, hashOpaqueToken } from "#server/services/auth/access-tokens.ts";
import { requireLiveSession } from "#server/services/accounts/manage-sessions.ts";

/** As long as a script may run on before somebody wonders why it is refused. */
const KEEP_ENDED_MS = 90 * DAY_MS;

export async function listTokens(
  deps: ServiceDeps,
  scope: Scope,
): Promise<{ items: PersonalToken[] }> {
  const rows = await repository.listTokens(deps.database.db, scope.userId);
  return { items: rows.map((row) => presentToken(row, deps.clock())) };
}

export async function createToken(
  deps: ServiceDeps,
  scope: SessionScope,
  { name, scope: allowed, expiresInDays }: NewToken,
): Promise<CreatedToken> {
  await consumeLimit(deps, "newTokensPerUser", scope.userId);
  const now = deps.clock();
  const token = TOKEN_PREFIX + createOpaqueToken().token;
  return deps.database.db.transaction(async (tx) => {
    // Of several calls at once each sees what the one before it created.
    await lockUser(tx, scope.userId);
    await requireLiveSession(deps, tx, scope);
    await repository.deleteEndedTokens(tx, scope.userId, new Date(now.getTime() - KEEP_ENDED_MS));
    const kept = await repository.listTokens(tx, scope.userId);
    if (kept.length >= MAX_TOKENS) throw tooMany();
    const row = await repository.insertToken(tx, {
      userId: scope.userId,
      tokenHash: hashOpaqueToken(token),
      name,
      scope: allowed,
      hint: token.slice(-4),
      createdAt: now,
      expiresAt: expiresInDays ? new Date(now.getTime() + expiresInDays * DAY_MS) : null,
    });
    return { token, details: presentToken(row, now) };
  });
}

export async function revokeToken(
  deps: ServiceDeps,
  scope: SessionScope,
  tokenId: string,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    await requireLiveSession(deps, tx, scope);
    const isRevoked = await repository.revokeToken(tx, scope.userId, tokenId, deps.clock());
    if (isRevoked) return;
    throw new ServiceError("NOT_FOUND", "This token does not exist or was revoked already.");
  });
}

function presentToken(row: repository.PersonalTokenRow, now: Date): PersonalToken {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    hint: row.hint,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isExpired: row.expiresAt !== null && row.expiresAt <= now,
  };
}

function tooMany(): ServiceError {
  return new ServiceError(
    "CONFLICT",
    `You have ${MAX_TOKENS} tokens already. Revoke one that you no longer use first.`,
  );
}
