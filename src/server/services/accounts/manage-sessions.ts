import type { Session } from "#contract/accounts/auth.ts";
import * as sessions from "#server/db/accounts/sign-in-repository.ts";
import { listLiveSessions } from "#server/db/accounts/sign-in-repository.ts";
import type { Scope, SessionScope, SessionId } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { ServiceError, notSignedIn } from "#server/service-error.ts";
import type { Db } from "#server/db/database.ts";
import {
  findSignedInUser,
  findUserById,
  type UserRow,
} from "#server/db/accounts/users-repository.ts";

export async function listSessions(
  deps: ServiceDeps,
  scope: SessionScope,
): Promise<{ items: Session[] }> {
  const rows = await listLiveSessions(deps.database.db, scope.userId, deps.clock());
  return {
    items: rows.map((row) => ({
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      device: row.device,
      current: row.id === scope.sessionId,
    })),
  };
}

export async function revokeSession(
  deps: ServiceDeps,
  scope: SessionScope,
  sessionId: string,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    await requireLiveSession(deps, tx, scope);
    const id = sessionId as SessionId;
    const revoked = await sessions.revokeSession(tx, scope.userId, id, deps.clock());
    if (!revoked) {
      throw new ServiceError("NOT_FOUND", "This session has already ended.");
    }
  });
}

export async function revokeOtherSessions(deps: ServiceDeps, scope: SessionScope): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    await requireLiveSession(deps, tx, scope);
    await sessions.revokeOtherSessions(tx, scope, deps.clock());
  });
}

/** The gate saw the user a moment ago; another tab may have deleted the account since. */
export function requireUser<User>(user: User | null): User {
  if (user === null) throw notSignedIn();
  return user;
}

/** The gate looked before; the account itself is only touched by a session that has not ended since. */
export async function requireLiveSession(
  deps: Pick<ServiceDeps, "clock">,
  db: Db,
  scope: SessionScope,
): Promise<UserRow> {
  const found = await findSignedInUser(db, scope, deps.clock());
  if (!found) throw notSignedIn();
  return found.user;
}

/** The same where a personal token is let in: of that the gate knows all there is to know. */
export async function requireLiveUser(
  deps: Pick<ServiceDeps, "clock">,
  db: Db,
  scope: Scope | SessionScope,
): Promise<UserRow> {
  if ("sessionId" in scope) return requireLiveSession(deps, db, scope);
  return requireUser(await findUserById(db, scope.userId));
}
