import { PageHeader } from "#web/components/layout/page-header.tsx";
import { AvailablePlans } from "#web/features/billing/components/available-plans.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Billing");

export default function Billing() {
  return (
    <>
      <PageHeader
        title="Billing"
        subtitle="You are on the free plan. This version of Foothold takes no payments, so there is nothing to buy or to cancel here."
      />
      <section>
        <h2 className="mb-5 text-xl">Available Plans</h2>
        <AvailablePlans />
      </section>
    </>
  );
}
