import { includesScope, lookAtToken, type TokenScope } from "#engine/accounts/personal-token.ts";
import { formatLocalDate } from "#engine/clock/format-local.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import {
  findTokenByHash,
  type PersonalTokenRow,
  touchToken,
} from "#server/db/accounts/personal-tokens-repository.ts";
import type { UserRow } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { hashOpaqueToken } from "#server/services/auth/access-tokens.ts";

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
  if (look === "damaged") throw refuse("This token is not complete. Please copy it again.");
  const found = await findTokenByHash(deps.database.db, hashOpaqueToken(bearer));
  if (!found) throw refuse("This token is not known here. It may belong to another server.");
  const { token, user } = found;
  const now = deps.clock();
  requireLive(token, user, now);
  requireScope(token.scope, needed);
  await consumeLimit(deps, "callsPerToken", token.id);
  if (needed === "write-drafts") await consumeLimit(deps, "tokenWritesPerUser", user.id);
  const usedAgoMs = now.getTime() - (token.lastUsedAt?.getTime() ?? 0);
  if (usedAgoMs >= TOUCH_EVERY_MS) await touchToken(deps.database.db, token, now);
  return { scope: { userId: user.id }, user };
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

function requireScope(given: TokenScope, needed: TokenScope | null): void {
  if (needed === null) {
    throw new ServiceError(
      "FORBIDDEN",
      "Tokens can't be used for this. Please sign in to Foothold and do it there.",
      { reason: "session-only" },
    );
  }
  if (includesScope(given, needed)) return;
  throw new ServiceError(
    "FORBIDDEN",
    "This token may only read. To write drafts, create one that may under Settings.",
    { reason: "scope", needed, given },
  );
}

function refuse(message: string): ServiceError {
  return new ServiceError("UNAUTHENTICATED", message, { reason: "token" });
}
