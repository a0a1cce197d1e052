import type { AccountExport } from "#contract/account-data.ts";
import { readAccountData } from "#server/db/account-data-repository.ts";
import { findOnboarding } from "#server/db/onboardings-repository.ts";
import type { Scope } from "#server/scope.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import { presentOnboarding } from "../onboarding/present-onboarding.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentAccountData } from "./present-account-data.ts";
import { presentUser } from "./present-user.ts";
import { requireLiveSession } from "./require-live-session.ts";

/** One moment's view of everything that is kept of the user. */
export async function exportAccount(deps: ServiceDeps, scope: Scope): Promise<AccountExport> {
  const { db } = deps.database;
  await consumeLimit(deps, "exportPerUser", scope.userId);
  const now = deps.clock();
  return db.transaction(
    async (tx) => {
      const user = await requireLiveSession(deps, tx, scope);
      const onboarding = await findOnboarding(tx, scope.userId);
      return {
        exportedAt: now.toISOString(),
        profile: presentUser(user, now),
        onboarding: presentOnboarding(onboarding, user, now),
        ...presentAccountData(await readAccountData(tx, scope.userId)),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
