import type { User } from "#contract/user.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentUser } from "./present-user.ts";
import { requireLiveSession } from "./require-live-session.ts";

export async function getCurrentUser(deps: ServiceDeps, scope: Scope): Promise<User> {
  return presentUser(await requireLiveSession(deps, deps.database.db, scope), deps.clock());
}
