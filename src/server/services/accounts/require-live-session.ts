import type { Db } from "#server/db/database.ts";
import { findSignedInUser, type UserRow } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** The gate looked before; the account itself is only touched by a session that has not ended since. */
export async function requireLiveSession(
  deps: Pick<ServiceDeps, "clock">,
  db: Db,
  scope: Scope,
): Promise<UserRow> {
  const user = await findSignedInUser(db, scope, deps.clock());
  if (!user) throw new ServiceError("UNAUTHENTICATED", "Please sign in to continue.");
  return user;
}
