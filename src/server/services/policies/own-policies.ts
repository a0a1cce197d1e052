import { NOTHING_PASTED } from "#engine/policy/paste/paste-limits.ts";
import { isCorrected } from "#engine/policy/paste/corrections.ts";
import { readOwnPolicy } from "#engine/policy/paste/own-reading.ts";
import { findLocalDay } from "#engine/clock/local-day.ts";
import {
  countOwnPolicies,
  deleteOwnPolicy,
  findOwnPolicy,
  saveOwnPolicy as saveRow,
} from "#server/db/subreddits/own-policies-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireKnownId } from "#server/services/subreddits/require-subreddit.ts";
import type { OwnPolicyRequest, OwnPolicyState } from "#contract/policy.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";

const MOST_OWN_POLICIES = 500;

/** What the user pasted, to go on with. */
export async function getOwnPolicy(
  deps: ServiceDeps,
  { userId }: Scope,
  subredditId: string,
): Promise<OwnPolicyState> {
  await requireKnownId(deps, subredditId);
  const row = await findOwnPolicy(deps.database.db, userId, subredditId);
  if (!row) return { own: null };
  const { text, corrections, asOf } = row;
  return { own: { text, corrections, asOf } };
}

/** With today's date: whoever pastes rules has just read them on Reddit. */
export async function saveOwnPolicy(
  deps: ServiceDeps,
  { userId }: Scope,
  subredditId: string,
  { text, corrections }: OwnPolicyRequest,
): Promise<OwnPolicyState> {
  if (!text.trim() && !isCorrected(corrections)) {
    throw new ServiceError("VALIDATION", NOTHING_PASTED);
  }
  await requireKnownId(deps, subredditId);
  const now = deps.clock();
  const asOf = await deps.database.db.transaction(async (tx) => {
    const user = requireUser(await lockUser(tx, userId));
    const count = await countOwnPolicies(tx, userId);
    if (count >= MOST_OWN_POLICIES && !(await findOwnPolicy(tx, userId, subredditId))) {
      throw new ServiceError(
        "CONFLICT",
        "You've pasted the rules of 500 communities, the maximum. Remove some first.",
      );
    }
    const today = findLocalDay(now, user.timezone).name;
    const policy = readOwnPolicy(text, corrections, today);
    const times = { asOf: today, createdAt: now, updatedAt: now };
    await saveRow(tx, { userId, subredditId, text, corrections, policy, ...times });
    return today;
  });
  return { own: { text, corrections, asOf } };
}

export async function removeOwnPolicy(
  deps: ServiceDeps,
  { userId }: Scope,
  subredditId: string,
): Promise<OwnPolicyState> {
  await requireKnownId(deps, subredditId);
  await deleteOwnPolicy(deps.database.db, userId, subredditId);
  return { own: null };
}
