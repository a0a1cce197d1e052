import { FEATURE_NAMES } from "./feature-names.ts";
import { PLANS, type PlanFeatures } from "./plans.ts";

/** Why a feature is closed to a plan. What only one plan includes names that plan. */
export function wordGate(feature: keyof PlanFeatures): string {
  const including = Object.values(PLANS).filter(({ features }) => features[feature]);
  const [only] = including;
  return including.length === 1 && only
    ? `${FEATURE_NAMES[feature]} is part of the ${only.name} plan.`
    : `${FEATURE_NAMES[feature]} is only available for premium users.`;
}
