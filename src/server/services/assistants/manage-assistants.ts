import type { ConnectedAssistant } from "#contract/accounts/assistant-access.ts";
import { nameReturnPlace } from "#engine/accounts/assistant-client.ts";
import * as repository from "#server/db/accounts/assistants-repository.ts";
import type { Scope, SessionScope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { requireLiveSession } from "#server/services/accounts/manage-sessions.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

export async function listAssistants(
  { database }: ServiceDeps,
  { userId }: Scope,
): Promise<{ items: ConnectedAssistant[] }> {
  const rows = await repository.listAssistants(database.db, userId);
  return { items: rows.map(presentAssistant) };
}

/** At once: its tokens open nothing from then on. */
export async function disconnectAssistant(
  deps: ServiceDeps,
  scope: SessionScope,
  assistantId: string,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    await requireLiveSession(deps, tx, scope);
    if (await repository.endAssistant(tx, scope.userId, assistantId, deps.clock())) return;
    throw new ServiceError("NOT_FOUND", "This assistant isn't connected.");
  });
}

function presentAssistant(row: repository.NamedAssistant): ConnectedAssistant {
  const { id, name, redirectUri, scope, connectedAt, createdAt, lastUsedAt } = row;
  return {
    id,
    name,
    returnsTo: nameReturnPlace(new URL(redirectUri)),
    scope,
    connectedAt: (connectedAt ?? createdAt).toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
