import { type Budget, measureBudget } from "#engine/budget/measure-budget.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { unknownPolicy } from "#engine/policy/unknown-policy.ts";
import type { Db } from "#server/db/database.ts";
import { findStoredFor } from "#server/db/subreddits-repository.ts";
import type { UserId } from "#server/scope.ts";
import { buildPolicy } from "../policies/build-policy.ts";
import { type History, listContributed } from "./read-history.ts";

/** One for each community, in the order of the ids. */
export async function readBudgets(
  db: Db,
  userId: UserId,
  subredditIds: string[],
  history: History,
  now: Date,
): Promise<Budget[]> {
  const stored = await findStoredFor(db, userId, subredditIds);
  return subredditIds.map((id) => {
    const known = stored.get(id);
    return budgetOf(known ? buildPolicy(known) : unknownPolicy(id), history, now);
  });
}

export function budgetOf(policy: Policy, history: History, now: Date): Budget {
  return measureBudget(policy, listContributed(history), now);
}
