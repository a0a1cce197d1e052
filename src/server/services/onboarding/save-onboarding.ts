import type { Onboarding, OnboardingChanges } from "#contract/onboarding.ts";
import * as onboardings from "#server/db/onboardings-repository.ts";
import type { Db } from "#server/db/database.ts";
import { lockUser, updateUser, type UserRow } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { requireLiveSession } from "../accounts/require-live-session.ts";
import { toUserColumns } from "../accounts/to-user-columns.ts";
import { noteKarma, tellsKarma } from "../karma/note-karma.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentOnboarding } from "./present-onboarding.ts";

export async function saveOnboarding(
  deps: ServiceDeps,
  scope: Scope,
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
