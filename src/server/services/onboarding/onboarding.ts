import type { Onboarding, OnboardingChanges } from "#contract/accounts/onboarding.ts";
import * as onboardings from "#server/db/accounts/onboardings-repository.ts";
import { findOnboarding, type OnboardingRow } from "#server/db/accounts/onboardings-repository.ts";
import { type UserRow, lockUser, updateUser } from "#server/db/accounts/users-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { Db } from "#server/db/database.ts";
import type { SessionScope } from "#server/scope.ts";
import { toUserColumns, presentUser } from "#server/services/accounts/present-user.ts";
import { noteKarma, tellsKarma } from "#server/services/karma/karma.ts";
import { requireLiveSession } from "#server/services/accounts/manage-sessions.ts";

export async function getOnboarding(deps: ServiceDeps, user: UserRow): Promise<Onboarding> {
  const onboarding = await findOnboarding(deps.database.db, user.id);
  return presentOnboarding(onboarding, user, deps.clock());
}

export async function saveOnboarding(
  deps: ServiceDeps,
  scope: SessionScope,
  changes: OnboardingChanges,
): Promise<Onboarding> {
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    const found = await requireLiveSession(deps, tx, scope);
    const user = (await lockUser(tx, scope.userId)) ?? found;
    const updated = await saveOwnFields(tx, user, changes, now);
    const answers = onboardingAnswers(changes);
    const row = await onboardings.saveOnboarding(tx, user.id, answers, now);
    return presentOnboarding(row, updated, now);
  });
}

/** Name, karma and age have one home, the user; so has the day when all was done, the first one. */
async function saveOwnFields(
  tx: Db,
  user: UserRow,
  { name, redditKarma, redditAccountAge, isComplete }: OnboardingChanges,
  now: Date,
): Promise<UserRow> {
  const told = { redditKarma, redditAccountAgeDays: redditAccountAge };
  const columns = {
    ...toUserColumns({ name, ...told }, now),
    ...(isComplete && !user.onboardedAt && { onboardedAt: now }),
  };
  if (Object.keys(columns).length === 0) return user;
  const updated = (await updateUser(tx, user.id, columns)) ?? user;
  if (tellsKarma(told)) await noteKarma(tx, updated, "typed", now);
  return updated;
}

function onboardingAnswers(changes: OnboardingChanges): onboardings.OnboardingAnswers {
  const { step, projectName, projectDescription, projectUrl, targetAudience } = changes;
  const answers = { step, projectName, projectDescription, projectUrl, targetAudience };
  const given = Object.entries(answers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** Before the first answer there is no row. */
export function presentOnboarding(
  row: OnboardingRow | null,
  userRow: UserRow,
  now: Date,
): Onboarding {
  const user = presentUser(userRow, now);
  return {
    name: user.name,
    redditKarma: user.redditKarma,
    redditAccountAge: user.redditAccountAgeDays,
    projectName: row?.projectName ?? "",
    projectDescription: row?.projectDescription ?? "",
    projectUrl: row?.projectUrl ?? null,
    targetAudience: row?.targetAudience ?? [],
    step: row?.step ?? 1,
    completedAt: user.onboardedAt,
  };
}
