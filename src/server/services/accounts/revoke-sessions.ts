import * as sessions from "#server/db/sessions-repository.ts";
import type { Scope, SessionId } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { requireLiveSession } from "./require-live-session.ts";

export async function revokeSession(
  deps: ServiceDeps,
  scope: Scope,
  sessionId: string,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    await requireLiveSession(deps, tx, scope);
    const id = sessionId as SessionId;
    const revoked = await sessions.revokeSession(tx, scope.userId, id, deps.clock());
    if (!revoked) {
      throw new ServiceError("NOT_FOUND", "This session does not exist or has ended already.");
    }
  });
}

export async function revokeOtherSessions(deps: ServiceDeps, scope: Scope): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    await requireLiveSession(deps, tx, scope);
    await sessions.revokeOtherSessions(tx, scope, deps.clock());
  });
}
