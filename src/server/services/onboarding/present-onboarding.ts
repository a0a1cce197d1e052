import type { Onboarding } from "#contract/onboarding.ts";
import type { OnboardingRow } from "#server/db/onboardings-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import { presentUser } from "../accounts/present-user.ts";

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
