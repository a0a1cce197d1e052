import type { Subscription } from "#web/components/premium/use-subscription.ts";
import { SubscriptionNotice } from "./subscription-notice.tsx";

/** What is wrong with the payments of a subscription, if anything. */
export function PaymentProblem({ subscription }: { subscription: Subscription }) {
  const { status, hasPaymentProblem, canCancel, canManage } = subscription;
  if (hasPaymentProblem) {
    return (
      <SubscriptionNotice title="The last payment failed">
        Your plan stays open at most until the date above.{" "}
        {canManage && status === "ACTIVE" && "Change your card to keep it after that."}
      </SubscriptionNotice>
    );
  }
  if (status === "EXPIRED" && canCancel) {
    return (
      <SubscriptionNotice title="This subscription may still be charged">
        It gives no access right now. Cancel it if you do not want it back.
      </SubscriptionNotice>
    );
  }
  return null;
}
