import type { PlanCode } from "#engine/billing/plans.ts";

export type PlanOffer = {
  label: "Current Plan" | "Upgrade" | "Downgrade";
  /** Current, or already part of what one has. */
  isDisabled: boolean;
  /** What pressing the button pays for; null where it does nothing. */
  buys: Exclude<PlanCode, "FREE"> | null;
  /** Why the button does nothing. */
  note: string | null;
};

/** What the button of a plan's card says and does for someone who is on the plan `current`. */
export function decideOffer(planCode: PlanCode, current: PlanCode): PlanOffer {
  if (planCode === current) {
    return { label: "Current Plan", isDisabled: true, buys: null, note: null };
  }
  if (planCode === "FREE") {
    return { label: "Downgrade", isDisabled: false, buys: null, note: explainDowngrade(current) };
  }
  if (current === "PREMIUM_LIFETIME") {
    return { label: "Upgrade", isDisabled: true, buys: null, note: "Lifetime includes all of it." };
  }
  return { label: "Upgrade", isDisabled: false, buys: planCode, note: null };
}

function explainDowngrade(current: PlanCode): string {
  return current === "PREMIUM_LIFETIME"
    ? "Lifetime plans cannot be cancelled."
    : "Free follows when a cancelled subscription ends.";
}
