import { PLAN_CODES, type PlanCode } from "#engine/billing/plans.ts";
import type { Subscription } from "#web/components/premium/use-subscription.ts";

/** What the address says was paid for. It tells what to wait for, never what one has. */
export function readAwaitedPlan(plan: string | null): PlanCode | null {
  return PLAN_CODES.find((code) => code === plan && code !== "FREE") ?? null;
}

/** There is nothing above lifetime to wait for. */
export function hasArrived(
  { planCode, isPremium }: Pick<Subscription, "planCode" | "isPremium">,
  awaited: PlanCode | null,
): boolean {
  if (awaited === null || planCode === "PREMIUM_LIFETIME") return isPremium;
  return isPremium && planCode === awaited;
}
