import type { Db } from "#server/db/database.ts";
import { findSignedInUser, type UserRow } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** An access token outlives a session that was ended elsewhere; the account itself is not its to touch. */
export async function requireLiveSession(
  deps: Pick<ServiceDeps, "clock">,
  db: Db,
  scope: Scope,
): Promise<UserRow> {
  const user = await findSignedInUser(db, scope, deps.clock());
  if (!user) throw new ServiceError("UNAUTHENTICATED", "Please sign in to continue.");
  return user;
}
