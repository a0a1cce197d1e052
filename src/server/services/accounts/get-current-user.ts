import type { User } from "#contract/user.ts";
import { findSignedInUser } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentUser } from "./present-user.ts";

/** Also the moment at which a session that was ended elsewhere is noticed. */
export async function getCurrentUser(deps: ServiceDeps, scope: Scope): Promise<User> {
  const user = await findSignedInUser(deps.database.db, scope, deps.clock());
  if (!user) throw new ServiceError("UNAUTHENTICATED", "Please sign in to continue.");
  return presentUser(user);
}
