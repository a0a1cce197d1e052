import type { Onboarding } from "#contract/onboarding.ts";
import { findOnboarding } from "#server/db/onboardings-repository.ts";
import type { Scope } from "#server/scope.ts";
import { requireLiveSession } from "../accounts/require-live-session.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentOnboarding } from "./present-onboarding.ts";

export async function getOnboarding(deps: ServiceDeps, scope: Scope): Promise<Onboarding> {
  const { db } = deps.database;
  const user = await requireLiveSession(deps, db, scope);
  return presentOnboarding(await findOnboarding(db, scope.userId), user, deps.clock());
}
