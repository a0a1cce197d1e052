import type { Onboarding } from "#contract/onboarding.ts";
import { findOnboarding } from "#server/db/onboardings-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentOnboarding } from "./present-onboarding.ts";

export async function getOnboarding(deps: ServiceDeps, user: UserRow): Promise<Onboarding> {
  const onboarding = await findOnboarding(deps.database.db, user.id);
  return presentOnboarding(onboarding, user, deps.clock());
}
