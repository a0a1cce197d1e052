import type { CreatedToken, NewToken, PersonalToken } from "#contract/accounts/token.ts";
import {
  MAX_TOKENS,
  TOKEN_PREFIX,
  includesScope,
  lookAtToken,
  type TokenScope,
} from "#engine/accounts/personal-token.ts";
import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import * as repository from "#server/db/accounts/sign-in-repository.ts";
import {
  findTokenByHash,
  type PersonalTokenRow,
  touchToken,
} from "#server/db/accounts/sign-in-repository.ts";
import { findAssistantToken, touchAssistant } from "#server/db/accounts/assistants-repository.ts";
import { lockUser, type UserRow } from "#server/db/accounts/users-repository.ts";
import type { Scope, SessionScope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { createOpaqueToken, hashOpaqueToken } from "#server/services/auth/access-tokens.ts";
import { requireLiveSession } from "#server/services/accounts/manage-sessions.ts";
import { formatLocalDate } from "#engine/clock/format-local.ts";

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
    throw new ServiceError("NOT_FOUND", "This token no longer exists.");
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
    `You have ${MAX_TOKENS} tokens, the maximum. Revoke one first.`,
  );
}

type TokenAdmission = { scope: Scope; user: UserRow };

/** Written down at most this often, so that a busy script does not write with each call. */
const TOUCH_EVERY_MS = MINUTE_MS;

/** Null for what is no personal token at all. `needed` is null where only a signed-in user is let in. */
export async function admitToken(
  deps: Pick<ServiceDeps, "database" | "clock">,
  bearer: string,
  needed: TokenScope | null,
): Promise<TokenAdmission | null> {
  const look = lookAtToken(bearer);
  if (look === "something else") return null;
  if (look === "an assistant's") return admitAssistant(deps, bearer, needed);
  if (look === "damaged") throw refuse("This token is incomplete. Please copy it again.");
  const found = await findTokenByHash(deps.database.db, hashOpaqueToken(bearer));
  if (!found) throw refuse("We don't know this token. It may belong to another server.");
  const { token, user } = found;
  const now = deps.clock();
  requireLive(token, user, now);
  requireScope(token.scope, needed, TOO_NARROW);
  await countCall(deps, token.id, user, needed);
  if (isLongAgo(token.lastUsedAt, now)) await touchToken(deps.database.db, token, now);
  return { scope: { userId: user.id }, user };
}

/** An assistant that the user allowed on the consent page: it may what a personal token of its scope may. */
async function admitAssistant(
  deps: Pick<ServiceDeps, "database" | "clock">,
  bearer: string,
  needed: TokenScope | null,
): Promise<TokenAdmission> {
  const found = await findAssistantToken(deps.database.db, hashOpaqueToken(bearer));
  if (found?.token.kind !== "access") throw refuse("We don't know this access. Connect again.");
  const { token, assistant, user } = found;
  const now = deps.clock();
  if (assistant.endedAt) {
    const day = formatLocalDate(assistant.endedAt, user.timezone);
    throw refuse(`This assistant was disconnected on ${day}. Connect it again.`);
  }
  if (token.expiresAt <= now) throw refuse("This access has expired. The assistant can renew it.");
  requireScope(assistant.scope, needed, TOO_LITTLE_ALLOWED);
  await countCall(deps, assistant.id, user, needed);
  if (isLongAgo(assistant.lastUsedAt, now)) await touchAssistant(deps.database.db, assistant, now);
  return { scope: { userId: user.id }, user };
}

async function countCall(
  deps: Pick<ServiceDeps, "database" | "clock">,
  id: string,
  user: UserRow,
  needed: TokenScope | null,
): Promise<void> {
  await consumeLimit(deps, "callsPerToken", id);
  if (needed !== null && needed !== "read") await consumeLimit(deps, "tokenWritesPerUser", user.id);
}

function isLongAgo(lastUsedAt: Date | null, now: Date): boolean {
  return now.getTime() - (lastUsedAt?.getTime() ?? 0) >= TOUCH_EVERY_MS;
}

function requireLive(token: PersonalTokenRow, { timezone }: UserRow, now: Date): void {
  if (token.revokedAt) {
    const day = formatLocalDate(token.revokedAt, timezone);
    throw refuse(`This token was revoked on ${day}. Create a new one under Settings.`);
  }
  if (token.expiresAt && token.expiresAt <= now) {
    const day = formatLocalDate(token.expiresAt, timezone);
    throw refuse(`This token expired on ${day}. Create a new one under Settings.`);
  }
}

function requireScope(
  given: TokenScope,
  needed: TokenScope | null,
  tooNarrow: Record<TokenScope, string>,
): void {
  if (needed === null) {
    throw new ServiceError(
      "FORBIDDEN",
      "Tokens can't be used for this. Please sign in to Foothold and do it there.",
      { reason: "session-only" },
    );
  }
  if (includesScope(given, needed)) return;
  throw new ServiceError("FORBIDDEN", tooNarrow[needed], { reason: "scope", needed, given });
}

const TOO_NARROW: Record<TokenScope, string> = {
  read: "This token may not read. Create one that may under Settings.",
  "write-drafts": "This token may only read. To write drafts, create one that may under Settings.",
  "manage-webhooks": "This token may not manage webhooks. Create one that may under Settings.",
};

const TOO_LITTLE_ALLOWED: Record<TokenScope, string> = {
  read: "This assistant may not read. Connect it again and allow it.",
  "write-drafts":
    "This assistant may only read. To let it write drafts, connect it again and allow that.",
  "manage-webhooks": "Assistants can't manage webhooks. Please do it in Foothold under Settings.",
};

function refuse(message: string): ServiceError {
  return new ServiceError("UNAUTHENTICATED", message, { reason: "token" });
}
