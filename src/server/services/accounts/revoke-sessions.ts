import * as sessions from "#server/db/sessions-repository.ts";
import type { Scope, SessionId } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";

export async function revokeSession(
  deps: ServiceDeps,
  scope: Scope,
  sessionId: string,
): Promise<void> {
  const revoked = await sessions.revokeSession(
    deps.database.db,
    scope.userId,
    sessionId as SessionId,
    deps.clock(),
  );
  if (!revoked)
    throw new ServiceError("NOT_FOUND", "This session does not exist or has ended already.");
}

export async function revokeOtherSessions(deps: ServiceDeps, scope: Scope): Promise<void> {
  await sessions.revokeOtherSessions(deps.database.db, scope, deps.clock());
}
