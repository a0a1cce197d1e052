import { requireParam } from "./api-call.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import { findDispute, refundCharge } from "./return-money.ts";
import { answerError, answerMissing, answerWith, type StandinAnswer } from "./standin-answer.ts";

type Context = { world: PaymentsWorld; params: URLSearchParams };

/** POST /v1/refunds, of all that is left of a payment. */
export function answerRefundCreate({ world, params }: Context): StandinAnswer {
  const { store } = world;
  const id = requireParam(params, "payment_intent");
  const intent = store.find("payment_intent", id);
  if (!intent) return answerMissing("payment_intent", id, "payment_intent");
  const charge = store.find("charge", intent.latest_charge);
  if (!charge?.paid) return answerError(400, "This PaymentIntent has no successful charge.");
  if (charge.refunded) {
    const code = "charge_already_refunded";
    return answerError(400, `Charge ${charge.id} has already been refunded.`, { code });
  }
  if (findDispute(world, charge)?.status === "needs_response") {
    const code = "charge_disputed";
    return answerError(400, `Charge ${charge.id} has been charged back.`, { code });
  }
  return answerWith(refundCharge(world, charge, charge.amount_captured));
}
