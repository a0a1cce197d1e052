import type { ProfileChanges, User } from "#contract/user.ts";
import { findSignedInUser, updateUser } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentUser } from "./present-user.ts";

export async function updateCurrentUser(
  deps: ServiceDeps,
  scope: Scope,
  changes: ProfileChanges,
): Promise<User> {
  const updated = await deps.database.db.transaction(async (tx) => {
    const user = await findSignedInUser(tx, scope, deps.clock());
    return user && updateUser(tx, user.id, asColumns(changes));
  });
  if (!updated) throw new ServiceError("UNAUTHENTICATED", "Please sign in to continue.");
  return presentUser(updated);
}

/** An emptied name is no name. */
function asColumns({ name, ...rest }: ProfileChanges) {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...(name !== undefined && { name: name || null }) };
}
