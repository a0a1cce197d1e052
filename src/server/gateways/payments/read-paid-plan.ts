import { PLAN_CODES } from "#engine/billing/plans.ts";
import type { PaidPlanCode } from "./payments-gateway.ts";

/** The plan that we wrote on it; null for what someone sold by other means. */
export function readPaidPlan(metadata: Record<string, string>): PaidPlanCode | null {
  const code = PLAN_CODES.find((known) => known === metadata["planCode"]);
  return code && code !== "FREE" ? code : null;
}
