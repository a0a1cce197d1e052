import { PageHeader } from "#web/components/layout/page-header.tsx";
import { useSubscription } from "#web/components/premium/use-subscription.tsx";
import {
  BillingQuestions,
  TestPaymentsLine,
} from "#web/features/billing/components/billing-notes.tsx";
import { PlanComparison, AvailablePlans } from "#web/features/billing/components/plans.tsx";
import {
  CurrentSubscription,
  SubscriptionSkeleton,
} from "#web/features/billing/components/subscription/current-subscription.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Billing");

export default function Billing() {
  const { subscription, isLoading } = useSubscription();
  return (
    <>
      <PageHeader title="Billing" />
      {isLoading ? <SubscriptionSkeleton /> : <CurrentSubscription subscription={subscription} />}
      <section className="mt-12">
        <div className="mb-5 flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 className="text-xl">Available Plans</h2>
          {subscription.isTest && <TestPaymentsLine />}
        </div>
        <AvailablePlans current={isLoading ? null : subscription.planCode} />
      </section>
      <div className="mt-12 grid items-start gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PlanComparison />
        <BillingQuestions />
      </div>
    </>
  );
}
