import { PLANS } from "#engine/billing/plans.ts";
import type { Handlers } from "#server/http/handlers.ts";

const planList = Object.values(PLANS);

export function billingRoutes() {
  return {
    listPlans: () => planList,
  } satisfies Partial<Handlers>;
}
