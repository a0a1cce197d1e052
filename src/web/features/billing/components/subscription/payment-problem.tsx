import type { Subscription } from "#web/components/premium/use-subscription.ts";

export function PaymentProblem({ subscription }: { subscription: Subscription }) {
  return (
    <div
      role="alert"
      className="mt-4 max-w-prose rounded-control border border-line border-l-2 border-l-fail px-4 py-3"
    >
      <p className="font-medium">The last payment failed</p>
      <p className="text-base text-soft">
        Your plan stays open at most until the date above.{" "}
        {subscription.canManage && "Change your card to keep it after that."}
      </p>
    </div>
  );
}
