import { type Plan, PLANS } from "#engine/billing/plans.ts";
import type { Scope } from "#server/scope.ts";

/** Everyone is on the free plan until plans can be bought. */
export async function currentPlan(_scope: Scope): Promise<Plan> {
  return PLANS.FREE;
}
