import type { Stripe } from "stripe";
import type { DisputeState } from "#engine/billing/customer-state.ts";

/** A charge can be disputed more than once; what is worst for it counts. */
export async function fetchDispute(stripe: Stripe, charge: string): Promise<DisputeState> {
  const { data } = await stripe.disputes.list({ charge, limit: 100 });
  const states = new Set(data.map(({ status }) => readDispute(status)));
  return SEVEREST_FIRST.find((state) => states.has(state)) ?? "none";
}

const SEVEREST_FIRST: DisputeState[] = ["lost", "open", "won"];

/** Warnings are a bank's questions, and a prevented dispute has become a refund: neither takes money. */
function readDispute(status: Stripe.Dispute.Status): DisputeState {
  switch (status) {
    case "needs_response":
    case "under_review":
    case "appeal_needs_response":
    case "appeal_under_review":
      return "open";
    case "lost":
      return "lost";
    case "won":
      return "won";
    default:
      return "none";
  }
}
