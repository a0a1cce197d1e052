import { PLAN_CODES, type PlanCode } from "#engine/billing/plans.ts";
import type { Subscription } from "#web/components/premium/use-subscription.tsx";
import { ApiError } from "#contract/client.ts";
import { billing } from "#web/content/billing.ts";
import { errorMessage } from "#web/lib/error-message.ts";

export type PaymentReturn = {
  outcome: "paid" | "not-paid" | "unsaid";
  title: string;
  message: string;
};

/** What the address says about the payment; what was paid for is the server's to say. */
export function readReturn(status: string | null): PaymentReturn {
  if (status === "success" || status === "paid") {
    return {
      outcome: "paid",
      title: "Thank you",
      message: "Payment successful! Your subscription has been activated.",
    };
  }
  if (status === "failed" || status === "cancelled") {
    return {
      outcome: "not-paid",
      title: "Not paid",
      message: "Payment was not completed. Please try again.",
    };
  }
  return {
    outcome: "unsaid",
    title: "Welcome back",
    message: "Redirecting you back to your account...",
  };
}

/** While the plan can't be read, what the address tells of a payment stands; where it tells nothing, nothing is known. */
export function withoutPlan(said: PaymentReturn): PaymentReturn {
  if (said.outcome !== "unsaid") return said;
  return { ...said, title: "Something went wrong", message: billing.comeBack.failed };
}

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

/** Why a payment step failed: the server knows better than a general sentence where it gives a reason. */
export function describeFailure(error: unknown, isOffline: boolean): string {
  const isReasoned =
    error instanceof ApiError && (error.code === "CONFLICT" || error.code === "UNAVAILABLE");
  if (isReasoned && error.serverMessage) return error.serverMessage;
  return errorMessage(error, { service: "Billing" }, isOffline);
}
