import type { DoublePayments } from "#engine/billing/find-double-payments.ts";
import { PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import type { UserId } from "#server/scope.ts";
import type { BillingDeps } from "./look-up-plan.ts";

/** Gives back what was paid for nothing. It moves money unasked, so that each is told in the log. */
export async function returnPayments(
  { payments, logger }: Pick<BillingDeps, "payments" | "logger">,
  userId: UserId,
  { toReturn, inDoubt }: DoublePayments,
): Promise<void> {
  for (const { id: paymentId } of inDoubt) {
    logger.warn(
      { userId, paymentId },
      "payment that may have been made twice left to the operator",
    );
  }
  for (const { id: paymentId, paidCents, refundedCents } of toReturn) {
    const facts = { userId, paymentId, cents: paidCents - refundedCents };
    try {
      await payments.returnPayment(paymentId);
      logger.info(facts, "payment made twice given back");
    } catch (error) {
      // What is refused would be refused again, and must not hold up everything else.
      if (!(error instanceof PaymentsError) || error.kind === "unavailable") throw error;
      const { reason } = error;
      logger.error({ ...facts, reason }, "payment made twice could not be given back");
    }
  }
}
