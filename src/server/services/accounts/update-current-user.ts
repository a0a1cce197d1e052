import type { ProfileChanges, User } from "#contract/user.ts";
import { updateUser } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentUser } from "./present-user.ts";
import { requireLiveSession } from "./require-live-session.ts";

export async function updateCurrentUser(
  deps: ServiceDeps,
  scope: Scope,
  changes: ProfileChanges,
): Promise<User> {
  return deps.database.db.transaction(async (tx) => {
    const user = await requireLiveSession(deps, tx, scope);
    const updated = await updateUser(tx, user.id, asColumns(changes));
    return presentUser(updated ?? user);
  });
}

/** An emptied name is no name. */
function asColumns({ name, ...rest }: ProfileChanges) {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...(name !== undefined && { name: name || null }) };
}
