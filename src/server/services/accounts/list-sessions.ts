import type { Session } from "#contract/auth.ts";
import { listLiveSessions } from "#server/db/sessions-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";

export async function listSessions(deps: ServiceDeps, scope: Scope): Promise<{ items: Session[] }> {
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
