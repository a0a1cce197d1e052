import { revokeSession } from "#server/db/sessions-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** Ending a session that has ended already is no failure. */
export async function logOut(deps: ServiceDeps, scope: Scope): Promise<void> {
  await revokeSession(deps.database.db, scope.userId, scope.sessionId, deps.clock());
}
